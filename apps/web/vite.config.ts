import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'

const SERVER = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react({ compiler: true }), precompress()],
  server: { host: '127.0.0.1', proxy: { '/api': SERVER, '/media': SERVER } },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // The content policy allows no data: addresses, so that every asset is a file of its own.
    assetsInlineLimit: 0,
  },
})
