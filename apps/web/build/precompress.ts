import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/
const WORTH_IT = 1024

/** Writes a .br beside each text file, for a server that hands out precompressed files. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (!TEXT.test(name) || bytes.length < WORTH_IT) continue
          this.emitFile({ type: 'asset', fileName: `${name}.br`, source: compressed(bytes) })
        }
      },
    },
  }
}

function compressed(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
