import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Writes a marker file when the build is finished. A build without this file is incomplete. */
export function createBuildMarkerPlugin(): Plugin {
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
