import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/
const MIN_BYTES = 1024

/** Writes a Brotli copy (.br) of each text file for the server to send. */
export function createPrecompressPlugin(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const compressing = Object.entries(bundle).map(async ([name, file]) => {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (!TEXT.test(name) || bytes.length < MIN_BYTES) return
          this.emitFile({ type: 'asset', fileName: `${name}.br`, source: await compress(bytes) })
        })
        await Promise.all(compressing)
      },
    },
  }
}

const brotli = promisify(brotliCompress)

function compress(bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
