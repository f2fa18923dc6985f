import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { DEFAULT_LANGUAGE, type Language } from '@otogi/rules/languages/languages'
import type { FastifyInstance } from 'fastify'
import { readLanguage } from './accept-language.ts'
import { insertHead, type PageHead } from './page-head.ts'
import { findFirstPage, readPrerenderedPages } from './prerendered.ts'
import { Refusal } from './refusal.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const PAGE = 'index.html'
/** Paths of the API, media and assets, and all paths with a file extension. */
const NO_PAGE = /^\/(?:api|media|assets)(?:\/|$)|\.\w+$/

/** Returns the title, description and picture of a public page; undefined for other pages. */
export type PageDescriber = (path: string, language: Language) => Promise<PageHead | undefined>

type Web = {
  /** Folder of the built web app. */
  readonly root: string
  readonly describePage: PageDescriber
  /** Public origin of the site. Without it, pages have no canonical URL and no preview picture. */
  readonly publicOrigin: string | undefined
}

/**
 * Serves the built web app. A path that belongs neither to the API nor to a file gets index.html, because the web app
 * has client-side routes. Public pages get tags for search engines and link previews.
 */
export async function serveWeb(app: FastifyInstance, { root, describePage, publicOrigin }: Web): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    wildcard: false,
    index: false,
    globIgnore: [PAGE, `${PAGE}.*`],
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? FOR_EVER : 'no-cache')
    },
  })
  const html = await readFile(join(root, PAGE), 'utf8')
  const prerendered = await readPrerenderedPages(root)
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.replace(/[?#].*/, '')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || NO_PAGE.test(path)) throw new Refusal('NOT_FOUND')
    const language = readLanguage(request.headers['accept-language']) ?? DEFAULT_LANGUAGE
    const head = await describePage(path, language)
    void reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, cookie')
    // Guests and players, who have cookies, may see a different picture.
    const isFirstVisit = !request.headers.cookie
    // Pages without a description are in English until the visitor chooses a language on the page.
    const wanted = { path, language: head ? language : DEFAULT_LANGUAGE, picture: head?.firstPicture }
    const sent = (isFirstVisit && findFirstPage(prerendered, wanted)) || html
    return head ? insertHead(sent, head, { language, publicOrigin, isFirstVisit }) : sent
  })
}
