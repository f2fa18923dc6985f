/** Returns the box around all points of the paths in a drawing, including their control points. */
export function measurePath(svg: string) {
  const points = listPathPoints(svg)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Lists all points of the paths in a drawing, including their control points. The paths must use only M, L, C, Q and Z. */
export function listPathPoints(svg: string): [number, number][] {
  return [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, data = '']) => {
    const numbers = [...data.matchAll(/-?\d*\.?\d+/g)].map(Number)
    return Array.from({ length: numbers.length / 2 }, (_, n): [number, number] => [
      numbers[2 * n] ?? 0,
      numbers[2 * n + 1] ?? 0,
    ])
  })
}
