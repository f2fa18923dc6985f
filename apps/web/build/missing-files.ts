import type { Plugin } from 'vite'

const FILE = /\.\w+(?:[?#]|$)/

/** Answers 404 for missing files during development, as the server does; by default Vite sends the page instead. */
export function createMissingFilePlugin(): Plugin {
  return {
    name: 'refuse-unknown-files',
    apply: 'serve',
    // The returned function runs after Vite has added the handler that replaces the URL by that of the page.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (!FILE.test(request.originalUrl ?? '') || request.originalUrl === '/index.html') return next()
        response.writeHead(404).end()
      })
    },
  }
}
