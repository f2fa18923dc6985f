/** Formats a number in the Spanish style, with a point even in four-digit numbers: 1240 becomes 1.240. */
export function formatThousands(n: number): string {
  return String(Math.round(n)).replace(/\B(?=(?:\d{3})+$)/g, '.')
}

/** Returns '0 %' if `whole` is 0. */
export function formatPercent(part: number, whole: number): string {
  return `${whole > 0 ? Math.round((part / whole) * 100) : 0} %`
}
