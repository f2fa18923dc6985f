import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'

const LIBRARY_FOLDERS = ['/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib', '/lib64']

type LaunchOptions = { executablePath: string; args: string[]; env: Record<string, string> }

// GPU emulation is slower than software rendering.
const ARGS = ['--no-sandbox', '--disable-gpu']

/**
 * Returns the launch options: the browser at CHROMIUM_PATH or the one from npm, with the libraries and fonts that a
 * minimal machine lacks. With `own` fonts, the fallback fonts are the same on every machine.
 */
export async function createLaunchOptions(fonts: 'machine' | 'own' = 'machine'): Promise<LaunchOptions> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >
  const given = env['CHROMIUM_PATH']
  if (given) return { executablePath: given, env, args: ARGS }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The browser that comes through npm is for Linux on x64: set CHROMIUM_PATH to a Chromium of your own',
    )
  }
  const executablePath = await chromium.executablePath()
  if (!LIBRARY_FOLDERS.some((folder) => existsSync(join(folder, 'libnss3.so')))) {
    const archives = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin')
    const libraries = await inflate(join(archives, 'al2023.tar.br'))
    env['LD_LIBRARY_PATH'] = [join(libraries, 'lib'), env['LD_LIBRARY_PATH']].filter(Boolean).join(':')
  }
  if (fonts === 'own' || !existsSync('/etc/fonts')) env['FONTCONFIG_PATH'] = join(tmpdir(), 'fonts')
  return { executablePath, env, args: ARGS }
}
