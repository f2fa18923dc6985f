/** A whole number in Spanish style, four digits grouped too: 1240 is 1.240. */
export function formatThousands(n: number): string {
  return String(Math.round(n)).replace(/\B(?=(?:\d{3})+$)/g, '.')
}

/** A part of a whole in hundredths; of nothing it is none. */
export function formatPercent(part: number, whole: number): string {
  return `${whole > 0 ? Math.round((part / whole) * 100) : 0} %`
}
