import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Writes a marker file when the build has finished. A build without this file is incomplete. */
export function createBuildMarkerPlugin(): Plugin {
  let folder = ''
  let isWritten = false
  return {
    name: 'complete',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir, '.vite')
    },
    buildStart() {
      isWritten = false
    },
    writeBundle() {
      isWritten = true
    },
    closeBundle: {
      order: 'post',
      handler: async () => {
        // This hook also runs after a failed build. An error thrown here would then hide the build's error.
        if (isWritten) await writeFile(resolve(folder, 'complete'), '')
      },
    },
  }
}
