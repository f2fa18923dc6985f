import { expect, test } from 'vitest'
import { insertHead } from './page-head.ts'

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta
      name="description"
      content="as built"
    />
    <title>Otogi</title>
  </head>
  <body></body>
</html>`

const HEAD = {
  title: 'Hanako on Otogi',
  description: 'Level 3',
  path: '/players/Hanako',
  picture: { path: '/media/s/x.png', width: 1200, height: 630, alternative: 'A card' },
}

test('a page has its title, description, URL and picture', () => {
  const html = insertHead(HTML, HEAD, { language: 'es', publicOrigin: 'https://otogi.example', isFirstVisit: false })
  expect(html).toContain('<html lang="es">')
  expect(html).toContain('<title>Hanako on Otogi</title>')
  expect(html.match(/name="description"/g)).toHaveLength(1)
  expect(html).toContain('<meta name="description" content="Level 3" />')
  expect(html).toContain('<link rel="canonical" href="https://otogi.example/players/Hanako" />')
  expect(html).toContain('<meta property="og:image" content="https://otogi.example/media/s/x.png" />')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />')
  expect(html).toContain('<meta property="og:locale" content="es_ES" />')
})

test('without a public origin a page has no URL and no picture', () => {
  const html = insertHead(HTML, HEAD, { language: 'en', publicOrigin: undefined, isFirstVisit: false })
  expect(html).toContain('<meta property="og:title" content="Hanako on Otogi" />')
  expect(html).not.toMatch(/canonical|og:url|og:image|twitter:image/)
})

test('texts are escaped and cannot add tags', () => {
  const evil = `"><script>alert('1')</script>$&$'`
  const picture = { ...HEAD.picture, alternative: evil }
  const head = { title: evil, description: evil, path: `/players/${evil}`, picture }
  const html = insertHead(HTML, head, { language: 'en', publicOrigin: 'https://otogi.example', isFirstVisit: false })
  expect(html).not.toContain('<script')
  expect(html.match(/<\/title>/g)).toHaveLength(1)
  expect(html.match(/<\/head>/g)).toHaveLength(1)
  expect(html).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;$&amp;$&#39;')
})

test('a first visit loads the page’s picture before the scripts', () => {
  const head = { ...HEAD, firstPicture: '/media/p/x.webp' }
  const preload = '<link rel="preload" as="image" fetchpriority="high" href="/media/p/x.webp" />'
  expect(insertHead(HTML, head, { language: 'en', publicOrigin: undefined, isFirstVisit: true })).toContain(preload)
  expect(insertHead(HTML, head, { language: 'en', publicOrigin: undefined, isFirstVisit: false })).not.toContain(
    'preload',
  )
})
