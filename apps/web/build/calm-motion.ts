import type { Plugin } from 'vite'

const ASKED = '@media (prefers-reduced-motion: reduce)'
/** Set on the page's root when the visitor asks for less motion here, whatever the system says. */
const ROOT = ":root[data-motion='calm']"

/** Whatever a style sheet does for those whose system asks for less motion, it does for those who ask for it here. */
export function calmMotion(): Plugin {
  return {
    name: 'calm-motion',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(?:$|\?)/.test(id) || !code.includes(ASKED)) return null
      return { code: withCalm(code), map: null }
    },
  }
}

/** The style sheet, each of its blocks for less motion followed by the same rules under the page's own attribute. */
export function withCalm(css: string): string {
  return css.split(ASKED).reduce((before, rest) => {
    const [start, end] = blockOf(rest)
    const rules = rest.slice(start + 1, end)
    return `${before}${ASKED}${rest.slice(0, end + 1)}\n${underRoot(rules)}${rest.slice(end + 1)}`
  })
}

/** Where the block's braces are. */
function blockOf(css: string): [start: number, end: number] {
  let depth = 0
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth === 0) return [css.indexOf('{'), index]
  }
  throw new Error('a block for less motion does not end')
}

function underRoot(rules: string): string {
  const plain = rules.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  if (plain.includes('@')) throw new Error('a block for less motion holds plain rules alone')
  return plain.replaceAll(/([^{}]+)\{([^{}]*)\}/g, (_, selectors: string, declarations: string) => {
    return `${selectors.split(',').map(underRootOne).join(', ')} {${declarations}}\n`
  })
}

function underRootOne(selector: string): string {
  const own = selector.trim()
  return own.startsWith(':root') ? own.replace(':root', ROOT) : `${ROOT} ${own}`
}
