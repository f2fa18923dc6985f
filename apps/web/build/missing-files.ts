import type { Plugin } from 'vite'

const FILE = /\.\w+(?:[?#]|$)/

/**
 * During development, answers 404 for a missing file, as the production server does. Vite itself would send the HTML
 * page.
 */
export function createMissingFilePlugin(): Plugin {
  return {
    name: 'refuse-unknown-files',
    apply: 'serve',
    // Vite calls the returned function after it has added its own handlers. One of them changes the URL to the URL of
    // the HTML page.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (!FILE.test(request.originalUrl ?? '') || request.originalUrl === '/index.html') return next()
        response.writeHead(404).end()
      })
    },
  }
}
