import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { DEFAULT_LANGUAGE, type Language } from '@otogi/rules/languages/languages'
import type { FastifyInstance } from 'fastify'
import { readLanguage } from './accept-language.ts'
import { insertHead, type PageHead } from './page-head.ts'
import { Refusal } from './refusal.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const PAGE = 'index.html'
/** Addresses of calls, pictures and assets, and of anything else with a file name extension. */
const NO_PAGE = /^\/(?:api|media|assets)(?:\/|$)|\.\w+$/

/** Finds the title, description and picture of a public page; undefined for all other pages. */
export type DescribePage = (path: string, language: Language) => Promise<PageHead | undefined>

type Web = {
  /** The folder of the built web. */
  readonly root: string
  readonly describePage: DescribePage
  /** Without it, pages have no canonical address and no picture for other sites. */
  readonly publicOrigin: string | undefined
}

/**
 * Serves the files of the built web, and its one HTML page for every address that is no call and names no file: the routes
 * are the page's own. Public pages get the tags that search engines and messengers read.
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
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.replace(/[?#].*/, '')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || NO_PAGE.test(path)) throw new Refusal('NOT_FOUND')
    const language = readLanguage(request.headers['accept-language']) ?? DEFAULT_LANGUAGE
    const head = await describePage(path, language)
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-language')
    return head ? insertHead(html, head, { language, publicOrigin }) : html
  })
}
