import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../platform/http/page-head.ts'
import { Refusal } from '../../platform/http/refusal.ts'

const CACHE = 'public, max-age=3600'

const RULES = ['User-agent: *', 'Disallow: /api/', 'Disallow: /home', 'Disallow: /summoning']

type Site = { readonly publicOrigin: string | undefined; readonly paths: readonly string[] }

/** Serves robots.txt and, if PUBLIC_ORIGIN is set, a site map. */
export function mountCrawlerFiles(app: FastifyInstance, { publicOrigin, paths }: Site): void {
  const rules = publicOrigin ? [...RULES, '', `Sitemap: ${publicOrigin}/sitemap.xml`] : RULES
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE)
      .send(`${rules.join('\n')}\n`),
  )
  app.get('/sitemap.xml', (_request, reply) => {
    if (!publicOrigin) throw new Refusal('NOT_FOUND')
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', CACHE)
      .send(toSiteMap(publicOrigin, paths))
  })
}

function toSiteMap(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${escapeHtml(`${origin}${path}`)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}
