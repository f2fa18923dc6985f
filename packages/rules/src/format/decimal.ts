/** Formats a number with a decimal comma and at most `digits` decimal places: 12.34 becomes 12,3 if `digits` is 1. */
export function formatDecimal(n: number, digits: number): string {
  return formatSpanishNumber(n, { maximumFractionDigits: digits })
}

type Precision = { readonly maximumFractionDigits: number } | { readonly maximumSignificantDigits: number }

/** Formats a share from 0 to 1 as a percentage: 0.125 becomes 12,5 %. */
export function formatShare(share: number, precision: Precision): string {
  return formatSpanishNumber(share, { style: 'percent', ...precision })
}

function formatSpanishNumber(n: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat('es-ES', { useGrouping: 'always', ...options }).format(n)
}
