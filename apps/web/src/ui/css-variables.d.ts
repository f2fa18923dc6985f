import 'react'

declare module 'react' {
  /** Components pass numbers and colors to their style sheets in custom properties. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
