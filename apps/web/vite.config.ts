import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createBuildMarkerPlugin } from './build/complete.ts'
import { createPrecompressPlugin } from './build/precompress.ts'
import { chooseLibraryChunk, chooseSharedChunk, chooseSignInChunk } from './build/shared-chunk.ts'
import { createPrerenderPlugin } from './build/prerender.ts'
import { createFontPreloadPlugin } from './build/preload-fonts.ts'
import { createPwaPlugin } from './build/pwa.ts'
import { createMissingFilePlugin } from './build/missing-files.ts'

/** The development server. The proxy keeps the Host header, so that the server accepts requests from these pages. */
const SERVER = { target: `http://127.0.0.1:${process.env['PORT'] || 3000}`, changeOrigin: false }

const SHARED =
  /apps\/web\/src\/(?:(?:ui|platform|game|app)\/|features\/accounts\/auth-switches\.)|packages\/(?:rules|contract)\/src\//

const LIBRARY = /\/node_modules\//

const FORMS = /apps\/web\/src\/(?:features\/accounts\/|app\/auth-pages)/

const PUZZLE = /features\/games\/|packages\/rules\/src\/rewards\//

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    createFontPreloadPlugin(),
    createPwaPlugin(),
    createPrecompressPlugin(),
    createPrerenderPlugin(),
    createBuildMarkerPlugin(),
    createMissingFilePlugin(),
  ],
  clearScreen: false,
  server: {
    host: '127.0.0.1',
    port: Number(process.env['WEB_PORT'] || 5173),
    strictPort: true,
    proxy: { '/api': SERVER, '/media': SERVER, '/robots.txt': SERVER, '/sitemap.xml': SERVER },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // Inlined assets would be data: URLs, which the content security policy blocks.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Disables the bundler's timing warnings, because on a busy machine they would appear for every plugin.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: chooseLibraryChunk, debugName: 'libraries', test: LIBRARY, priority: 3 },
            { name: chooseSignInChunk, debugName: 'sign-in', test: FORMS, priority: 1 },
            { name: chooseSharedChunk, debugName: 'shared', test: SHARED, minShareCount: 2, priority: 2 },
            // Modules shared by the pages of games, guests and challenges.
            { name: 'puzzle', test: PUZZLE, minShareCount: 3, priority: 1 },
            // Puts modules that several pages share into one chunk, so that a page loads a few files instead of fifty.
            { name: 'shared-home', test: SHARED, minShareCount: 6 },
          ],
        },
      },
    },
  },
})
