import type { Plugin } from 'vite'

const FILE = /\.\w+(?:[?#]|$)/

/** In development, answers 404 for a file that there is not, as the server does; otherwise Vite sends the page. */
export function refuseUnknownFiles(): Plugin {
  return {
    name: 'refuse-unknown-files',
    apply: 'serve',
    // The returned function adds its handler after Vite has replaced the address by that of the page.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (!FILE.test(request.originalUrl ?? '') || request.originalUrl === '/index.html') return next()
        response.writeHead(404).end()
      })
    },
  }
}
