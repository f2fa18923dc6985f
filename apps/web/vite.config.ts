import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { complete } from './build/complete.ts'
import { precompress } from './build/precompress.ts'
import { libraryChunk, sharedChunk, signInChunk } from './build/shared-chunk.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { pwa } from './build/pwa.ts'
import { refuseUnknownFiles } from './build/refuse-unknown-files.ts'

/** The server's own port; it sees the address that the browser asked for, so that it knows its pages by it. */
const SERVER = { target: `http://127.0.0.1:${process.env['PORT'] || 3000}`, changeOrigin: false }

const SHARED = /(?:apps\/web\/src\/(?:ui|platform|game|app)|packages\/(?:rules|contract)\/src)\//

const LIBRARY = /\/node_modules\//

const FORMS = /apps\/web\/src\/(?:features\/accounts\/|app\/auth-pages)/

export default defineConfig({
  plugins: [react({ compiler: true }), preloadFonts(), pwa(), precompress(), complete(), refuseUnknownFiles()],
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
    // The content policy allows no data: addresses, so that every asset is a file of its own.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // On a busy machine every plugin is slow.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: libraryChunk, debugName: 'libraries', test: LIBRARY, priority: 3 },
            { name: signInChunk, debugName: 'sign-in', test: FORMS, priority: 1 },
            { name: sharedChunk, debugName: 'shared', test: SHARED, minShareCount: 2, priority: 2 },
            // One chunk for what several pages share, so that a page needs a handful of files, not fifty.
            { name: 'shared-home', test: SHARED, minShareCount: 3 },
          ],
        },
      },
    },
  },
})
