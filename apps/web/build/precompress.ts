import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
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
      async handler(_options, bundle) {
        const compressing = Object.entries(bundle).map(async ([name, file]) => {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (!TEXT.test(name) || bytes.length < WORTH_IT) return
          this.emitFile({ type: 'asset', fileName: `${name}.br`, source: await compressed(bytes) })
        })
        await Promise.all(compressing)
      },
    },
  }
}

const compress = promisify(brotliCompress)

function compressed(bytes: Buffer): Promise<Buffer> {
  return compress(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
