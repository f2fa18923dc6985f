import { LANGUAGES, type Language } from '@otogi/rules/languages/languages'

/** What search engines and messengers are told of a public page. */
export type PageHead = {
  readonly title: string
  readonly description: string
  /** The page's one canonical path. */
  readonly path: string
  readonly picture?: PagePicture | undefined
}

/** The picture that messengers show beside a link. */
export type PagePicture = {
  /** A path on this server. */
  readonly path: string
  readonly width: number
  readonly height: number
  readonly alternative: string
}

type Rendering = { readonly language: Language; readonly publicOrigin: string | undefined }

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', es: 'es_ES' }

/** Writes the title, the description and the sharing tags of a page into its HTML. */
export function insertHead(html: string, head: PageHead, { language, publicOrigin }: Rendering): string {
  const [title, description] = [escapeHtml(head.title), escapeHtml(head.description)]
  const tags = [...listTextTags(head, language), ...(publicOrigin ? listAddressTags(head, publicOrigin) : [])]
  // A replacement function, as a text may contain `$&`.
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => `<meta name="description" content="${description}" />`)
    .replace('</head>', () => `${tags.join('\n    ')}\n  </head>`)
}

function listTextTags({ title, description, picture }: PageHead, language: Language): string[] {
  const others = LANGUAGES.filter((other) => other !== language)
  return [
    property('og:site_name', 'Otogi'),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', LOCALES[language]),
    ...others.map((other) => property('og:locale:alternate', LOCALES[other])),
    named('twitter:card', picture ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
  ]
}

/** These must be whole addresses, which only the operator can name. */
function listAddressTags({ path, picture }: PageHead, origin: string): string[] {
  const address = `${origin}${path}`
  const tags = [`<link rel="canonical" href="${escapeHtml(address)}" />`, property('og:url', address)]
  if (!picture) return tags
  const source = `${origin}${picture.path}`
  return [
    ...tags,
    property('og:image', source),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', picture.alternative),
    named('twitter:image', source),
    named('twitter:image:alt', picture.alternative),
  ]
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For texts and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
