import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type Program } from 'oxc-parser'

/** A TypeScript file of the repository. Its path is relative to the root and uses slashes. */
export type Source = { readonly path: string; readonly text: string; readonly program: Program }

/** A problem found by a check. */
export type Fault = { readonly path: string; readonly line: number; readonly rule: string }

/** Parses the TypeScript files that match the pattern, in the order of their paths. */
export function parseSources(root: string, pattern: string): Source[] {
  const paths = globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')))
}

function parseSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`)
  return { path, text, program }
}

export function findLine(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** Prints one line for each fault. If there are any, sets the exit code to failure. */
export function reportFaults(faults: readonly Fault[], success: string): void {
  for (const { path, line, rule } of faults) console.error(`${path}:${line} ${rule}`)
  if (faults.length > 0) process.exitCode = 1
  else console.log(success)
}
