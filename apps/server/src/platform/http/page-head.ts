import { LANGUAGES, LOCALES, type Language } from '@otogi/rules/languages/languages'

/** Title, description and picture of a public page, for search engines and link previews. */
export type PageHead = {
  readonly title: string
  readonly description: string
  /** Canonical path of the page. */
  readonly path: string
  readonly picture?: PagePicture | undefined
  /** Path of the picture that the page shows on a first visit. The browser preloads it before the scripts run. */
  readonly firstPicture?: string | undefined
}

/** Picture shown in link previews. */
export type PagePicture = {
  /** Path of the picture on this server. */
  readonly path: string
  readonly width: number
  readonly height: number
  readonly alternative: string
}

type Rendering = {
  readonly language: Language
  readonly publicOrigin: string | undefined
  readonly isFirstVisit: boolean
}

/** Inserts a page's title, description and Open Graph tags into its HTML. */
export function insertHead(html: string, head: PageHead, { language, publicOrigin, isFirstVisit }: Rendering): string {
  const [title, description] = [escapeHtml(head.title), escapeHtml(head.description)]
  const tags = [
    ...listTextTags(head, language),
    ...(publicOrigin ? listAddressTags(head, publicOrigin) : []),
    ...(isFirstVisit ? listPreloads(head) : []),
  ]
  // Uses a replacement function, because a replacement string could contain `$&`.
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => `<meta name="description" content="${description}" />`)
    .replace('</head>', () => `${tags.join('\n    ')}\n  </head>`)
}

function listPreloads({ firstPicture }: PageHead): string[] {
  if (!firstPicture) return []
  return [`<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(firstPicture)}" />`]
}

function listTextTags({ title, description, picture }: PageHead, language: Language): string[] {
  const others = LANGUAGES.filter((other) => other !== language)
  return [
    createPropertyTag('og:site_name', 'Otogi'),
    createPropertyTag('og:type', 'website'),
    createPropertyTag('og:title', title),
    createPropertyTag('og:description', description),
    createPropertyTag('og:locale', LOCALES[language]),
    ...others.map((other) => createPropertyTag('og:locale:alternate', LOCALES[other])),
    createNameTag('twitter:card', picture ? 'summary_large_image' : 'summary'),
    createNameTag('twitter:title', title),
    createNameTag('twitter:description', description),
  ]
}

/** The URLs in these tags must be absolute, so PUBLIC_ORIGIN is required. */
function listAddressTags({ path, picture }: PageHead, origin: string): string[] {
  const address = `${origin}${path}`
  const tags = [`<link rel="canonical" href="${escapeHtml(address)}" />`, createPropertyTag('og:url', address)]
  if (!picture) return tags
  const source = `${origin}${picture.path}`
  return [
    ...tags,
    createPropertyTag('og:image', source),
    createPropertyTag('og:image:width', String(picture.width)),
    createPropertyTag('og:image:height', String(picture.height)),
    createPropertyTag('og:image:alt', picture.alternative),
    createNameTag('twitter:image', source),
    createNameTag('twitter:image:alt', picture.alternative),
  ]
}

function createPropertyTag(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`
}

function createNameTag(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a string for HTML text and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
