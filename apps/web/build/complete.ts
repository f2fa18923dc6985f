import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Says in a file that all others are there: whoever finds it missing has a build that was interrupted. */
export function complete(): Plugin {
  let folder = ''
  return {
    name: 'complete',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir, '.vite')
    },
    closeBundle: {
      order: 'post',
      handler: async (error) => {
        if (!error) await writeFile(resolve(folder, 'complete'), '')
      },
    },
  }
}
