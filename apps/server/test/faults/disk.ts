import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, statfs, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

const SIZE = 1024 ** 3
const UNMOUNT_TRIES = 100
/**
 * Asks the file system to shut down through Python, because Node.js has no ioctl. The final 2 means that not even the
 * journal is flushed.
 */
const SHUT_DOWN = `
import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587D, struct.pack('I', 2))`

/** Mounts a small separate disk. Requires root, loop devices and ext4. */
export async function mountDisk() {
  await using opening = new AsyncDisposableStack()
  const base = await mkdtemp(join(tmpdir(), 'otogi-disk-'))
  opening.defer(() => rm(base, { recursive: true, force: true }))
  const [image, mount] = [join(base, 'image'), join(base, 'mount')]
  await writeFile(image, '')
  await truncate(image, SIZE)
  await mkdir(mount)
  await run('mkfs.ext4', ['-q', image])
  await run('mount', ['-o', 'loop', image, mount])
  opening.defer(() => unmount(mount))
  const folder = join(mount, 'site')
  const ballast = join(mount, 'ballast')
  await mkdir(folder)
  const opened = opening.move()
  return {
    folder,
    async fill() {
      const { bavail, bsize } = await statfs(mount)
      // The test runs as root, which may also use the reserved blocks, so this fills them too.
      await run('fallocate', ['-l', String(bavail * bsize), ballast])
      await run('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4k', 'oflag=append', 'conv=notrunc']).catch(() => {})
    },
    free: () => rm(ballast),
    /** Loses everything that was not flushed to the disk. */
    losePower: () => run('python3', ['-c', SHUT_DOWN, mount]),
    async remount() {
      await unmount(mount)
      await run('mount', ['-o', 'loop', image, mount])
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

export type Disk = Awaited<ReturnType<typeof mountDisk>>

/** Waits until the killed processes have closed their files. */
async function unmount(mount: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await run('umount', [mount])
      return
    } catch (error) {
      if (tries === UNMOUNT_TRIES) throw error
      await wait(100)
    }
  }
}
