/**
 * Formats a number in the Spanish style, with a period as thousands separator even in four-digit numbers: 1240 becomes
 * 1.240.
 */
export function formatThousands(n: number): string {
  return String(Math.round(n)).replace(/\B(?=(?:\d{3})+$)/g, '.')
}

/** Formats `part` as a percentage of `whole`, or '0 %' if `whole` is 0. */
export function formatPercent(part: number, whole: number): string {
  return `${whole > 0 ? Math.round((part / whole) * 100) : 0} %`
}
