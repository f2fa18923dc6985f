import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'

const LIBRARY_FOLDERS = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib', '/lib64']

type Launch = { executablePath: string; args: string[]; env: Record<string, string> }

/**
 * The browser that comes through npm, with the libraries and fonts that a bare machine lacks. With `own` fonts it draws
 * what the game's fonts leave out alike on every machine.
 */
export async function browser(fonts: 'machine' | 'own' = 'machine'): Promise<Launch> {
  const executablePath = await chromium.executablePath()
  const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >
  if (!LIBRARY_FOLDERS.some((folder) => existsSync(join(folder, 'libnss3.so')))) {
    const archives = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin')
    const libraries = await inflate(join(archives, 'al2023.tar.br'))
    env['LD_LIBRARY_PATH'] = [join(libraries, 'lib'), env['LD_LIBRARY_PATH']].filter(Boolean).join(':')
  }
  if (fonts === 'own' || !existsSync('/etc/fonts')) env['FONTCONFIG_PATH'] = join(tmpdir(), 'fonts')
  return {
    executablePath,
    env,
    // Without a display there is nothing for a GPU to do, and its emulation is slower than drawing without one.
    args: ['--no-sandbox', '--disable-gpu'],
  }
}
