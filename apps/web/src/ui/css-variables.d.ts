import 'react'

declare module 'react' {
  /** Our components hand numbers and colours to their style sheets in custom properties. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
