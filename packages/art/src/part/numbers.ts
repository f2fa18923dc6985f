import svgpath from 'svgpath'

/** An attribute split into its numbers and the text before, between and after them. */
export type Numbers = { readonly values: readonly number[]; readonly around: readonly string[] }

/** The translation, rotation (in degrees) and scale of a transform. */
export type Placement = { readonly x: number; readonly y: number; readonly degrees: number; readonly scale: number }

/** The six numbers of `matrix(a b c d e f)`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g

export function readNumbers(text: string): Numbers {
  return { values: (text.match(NUMBER) ?? []).map(Number), around: text.split(NUMBER) }
}

/** Applies a transform to path data and converts it to absolute M, L, C, Q and Z commands. */
export function readPath(data: string, transform = ''): Numbers {
  const path = parsePath(data).transform(transform).abs().unarc().unshort()
  const values: number[] = []
  const around = ['']
  path.iterate(([command, ...given], _, x, y) => {
    const isLine = command === 'H' || command === 'V'
    const end = command === 'H' ? [given[0], y] : command === 'V' ? [x, given[0]] : given
    around.push((around.pop() ?? '') + (isLine ? 'L' : command.toUpperCase()))
    for (const [index, value] of end.entries()) {
      values.push(Number(value))
      around.push(index === end.length - 1 ? '' : ' ')
    }
  })
  return { values, around }
}

/** Returns the largest absolute coordinate, after conversion to absolute commands. */
export function findLargest(data: string): number {
  let largest = 0
  parsePath(data)
    .abs()
    .iterate(([, ...given]) => {
      for (const value of given) if (Math.abs(value) > largest) largest = Math.abs(value)
    })
  return largest
}

function parsePath(data: string) {
  const path = svgpath(data)
  const { err, segments } = path as { err?: string; segments?: readonly [string][] }
  if (err) throw new SyntaxError(`its path cannot be read: ${err}`)
  const points = segments?.filter(([command]) => command.toUpperCase() !== 'Z')
  if (!points || points.length < 2) throw new SyntaxError('its path has fewer than two points')
  return path
}

export function parseTransform(transform: string): Matrix {
  const { values } = readPath('M0 0L1 0L0 1', transform)
  const [e = 0, f = 0, ax = 0, ay = 0, cx = 0, cy = 0] = values
  return [ax - e, ay - f, cx - e, cy - f, e, f]
}

/** Converts a matrix to a placement. Returns undefined if the matrix skews, mirrors or stretches. */
export function toPlacement([a, b, c, d, e, f]: Matrix): Placement | undefined {
  if (Math.abs(a - d) > 1e-4 || Math.abs(b + c) > 1e-4) return undefined
  const round = (value: number, digits: number) => Number(value.toFixed(digits))
  return {
    x: round(e, 3),
    y: round(f, 3),
    degrees: round((Math.atan2(b, a) * 180) / Math.PI, 4),
    scale: round(Math.hypot(a, b), 5),
  }
}

/** Returns the x of the mirror axis, if the matrix only swaps left and right. */
export function findMirrorAxis([a, b, c, d, e, f]: Matrix): number | undefined {
  const isMirror =
    Math.abs(a + 1) < 1e-6 && Math.abs(d - 1) < 1e-6 && [b, c, f].every((value) => Math.abs(value) < 1e-6)
  return isMirror ? e / 2 : undefined
}
