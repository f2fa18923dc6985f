import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Preloads the fonts in the page's head, so that they load in parallel with the style sheet that needs them. */
export function createFontPreloadPlugin(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => name.endsWith('.woff2'))
          .map(createPreloadTag),
    },
  }
}

function createPreloadTag(fileName: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: true }
  return { tag: 'link', attrs, injectTo: 'head-prepend' }
}
