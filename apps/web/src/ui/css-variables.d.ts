import 'react'

declare module 'react' {
  /** Lets components pass numbers and colors to style sheets as custom properties. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
