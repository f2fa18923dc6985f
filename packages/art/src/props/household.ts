import { light, shade } from '../draw/color.ts'
import { pattern } from '../draw/patterns.ts'
import { flower } from '../draw/plants.ts'
import { element } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const umbrella: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#5a3f8a')
  return (
    s.rod([0, -200], [0, 330], 11, '#5a3a2a') +
    s.metal('/-5,-250 5,-250 8,-200 -8,-200', '#c9cfdc', { gradient: '-6,0 6,0' }) +
    s.cord('0,326 2,364 32,372 42,344', 12, colorIn(options, 'handle', '#8a5a3a')) +
    s.cloth('-12,-210! -44,-60 -52,70 -34,104! -16,86 0,112! 16,86 34,104! 52,70 44,-60 12,-210!', c, {
      shades: ['8,-210! 60,-60 60,110! 10,120! 22,20'],
      folds: ['-4,-204 -24,-40 -18,84', '4,-204 18,-40 16,84', '-8,-190 -38,-20 -36,80'],
      lights: ['-30,-60! -38,40 -34,60! -24,30 -20,-60!'],
    }) +
    s.trim('-48,20 0,34 48,16', 10, shade(c, 1))
  )
}

const fan: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const at = (share: number, radius: number) => {
    const angle = Math.PI * (0.94 - 0.88 * share)
    return `${(Math.cos(angle) * radius).toFixed(1)},${(-Math.sin(angle) * radius).toFixed(1)}`
  }
  const rim = Array.from({ length: 19 }, (_, index) => at(index / 18, index % 2 ? 150 : 144))
  const foot = Array.from({ length: 19 }, (_, index) => at(1 - index / 18, 66))
  const pleats = Array.from({ length: 9 }, (_, index) =>
    s.fill(
      `/${at((index * 2 + 1) / 18, 66)} ${at((index * 2 + 1) / 18, 150)} ${at((index * 2 + 2) / 18, 150)} ${at((index * 2 + 2) / 18, 66)}`,
      '#2a1030',
      0.2,
    ),
  )
  const sticks = Array.from({ length: 10 }, (_, index) => s.cord(`0,0 ${at(index / 9, 68)}`, 4.5, '#c99a5a'))
  return (
    s.cloth(`/${[...rim, ...foot].join(' ')}`, colorIn(options, 'color', '#c8283a'), {
      extra: s.disc(0, -106, 30, colorIn(options, 'disc', '#f7d774')) + pleats.join(''),
    }) +
    sticks.join('') +
    s.gem(0, 0, 8, '#e8c04e')
  )
}

const teacup: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#fdf6ff')
  const line = '#6a4a8a'
  const steam = [
    [-18, -86],
    [12, -96],
    [36, -84],
  ].map(([x = 0, y = 0]) =>
    s.stroke(`${x},${y + 34} ${x - 12},${y + 10} ${x + 8},${y - 14} ${x - 4},${y - 40}`, 8, '#ffffff', {
      opacity: 0.65,
    }),
  )
  const chip =
    options['chipped'] === false
      ? ''
      : s.fill('/-62,-62 -34,-62 -42,-38 -50,-46 -56,-36', line) + s.stroke('-46,-40 -38,-14 -46,2', 3, line)
  return (
    steam.join('') +
    s.stroke('62,-30 106,-36 104,16 56,22', 17, line, { profile: 'even' }) +
    s.stroke('62,-30 106,-36 104,16 56,22', 10, c, { profile: 'even' }) +
    s.cloth('-104,52 0,74 104,52 0,40', c, { line, shade: '#cbbfe0', shades: ['10,52 100,54 0,80 -60,70'] }) +
    s.cloth('-76,-48! -70,0 -44,42 0,50 44,42 70,0 76,-48! 0,-36', c, {
      line,
      shade: '#cbbfe0',
      shades: ['20,-50! 84,-50! 70,10 40,60 0,60! 40,20'],
      extra:
        s.stroke('-80,-22 0,-8 80,-22', 9, colorIn(options, 'band', '#d2487a'), { profile: 'even' }) +
        flower(-14, 14, 15, '#f08ab0'),
    }) +
    s.oval(0, -47, 76, 14, '#ffffff', line, 4) +
    s.oval(0, -45, 64, 10, '#b0602a') +
    chip
  )
}

const basket: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#b9803f')
  const lath = (x: number, y: number, fill: string) => element('rect', { x, y, width: 12, height: 8, rx: 3, fill })
  const weave =
    lath(1, 1, light(c, 0.5)) + lath(15, 11, light(c, 0.5)) + lath(15, 1, shade(c, 0.8)) + lath(1, 11, shade(c, 0.8))
  const cake = options['cake']
    ? s.cloth('-50,-30! -46,-70 0,-82 46,-70 50,-30!', '#d89a5a', { shades: ['10,-90! 60,-70! 56,-20! 14,-20!'] }) +
      s.fill('-48,-54! -40,-76 0,-88 40,-76 48,-54! 30,-60 18,-48 0,-58 -20,-46 -34,-60', '#fff2e4')
    : ''
  return (
    s.cord('-84,-10 -60,-110 60,-110 84,-10', 12, c) +
    cake +
    s.cloth('-90,-14! -50,-50 0,-40 40,-58 90,-14! 60,14! 20,4 -10,20! -50,2', '#ffffff', {
      pattern: pattern(canvas, 'gingham', colorIn(options, 'cloth', '#e0485a'), 14),
      shade: '#d8cfe6',
      shades: ['20,-60! 100,-20 60,20! 20,10!'],
    }) +
    s.cloth('-96,-10! 96,-10! 78,84! -78,84!', c, {
      pattern: canvas.pattern(28, 20, weave),
      shades: ['/30,-20 110,-20 90,100 20,100'],
      shadeOpacity: 0.5,
    }) +
    s.trim('-98,-8 0,2 98,-8', 13, light(c, 0.3))
  )
}

export const HOUSEHOLD: PropTable = {
  umbrella,
  fan,
  teacup,
  basket,
}
