import { type Color, shade, ink } from '../draw/color.ts'
import type { Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A kid on its hind legs in profile, its muzzle to the left; the body reaches the lower edge. */
const rearingKid: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#fbf6ee')
  const spot = colorIn(options, 'second', '#c8945a')
  const leg = (line: string, x: number, y: number, tone: Color) =>
    s.cord(line, 32, tone, 'flat') +
    s.cloth(`${x - 17},${y - 12}! ${x + 17},${y - 12}! ${x + 15},${y + 18}! ${x - 15},${y + 18}!`, '#5a4438', {
      lineWidth: 2.6,
    })
  const body = s.cloth(
    '-44,-60! -66,10 -50,84 -14,150 20,206! -26,280 -44,370 -36,560! 70,560! 92,440! 116,560! 214,560! 222,370 206,270 164,180 122,80 92,-20 78,-100!',
    c,
    {
      shades: ['60,-60! 130,60 190,200 230,330 230,570! 150,570! 170,380 130,220 80,100'],
      folds: [
        '-30,60 -16,80 -22,104',
        '30,150 44,170 38,196',
        '60,240 78,262 70,292',
        '-10,340 6,360 0,388',
        '20,20 34,40 28,66',
      ],
    },
  )
  const patches =
    s.fill('96,30 130,110 160,190 130,210 96,150 80,80', spot, 0.85) +
    s.fill('40,330 110,320 130,390 90,450 40,420', spot, 0.85)
  const bell =
    s.trim('-46,-60 10,-36 84,-64', 16, '#b8342e') +
    s.cloth('-40,-42! 4,-38! 14,14! -54,10!', '#e0b04a', { lights: ['-34,-38! -22,-38! -30,8! -44,6!'] }) +
    s.disc(-20, 16, 8, '#8a5a1a')
  return (
    leg('-30,20 -116,-6 -146,66', -148, 72, shade(c, 0.6)) +
    s.blade('196,290 248,262 252,196', 48, c) +
    body +
    patches +
    leg('-20,76 -108,84 -120,160', -121, 168, c) +
    kidProfile(s, c, spot) +
    bell
  )
}

function kidProfile(s: Sketch, c: Color, spot: Color): Svg {
  const horn = '#8a6a4a'
  const horns =
    s.cord('-4,-204 4,-250 40,-276', 18, shade(horn, 0.5), 'out') + s.cord('20,-200 32,-244 70,-262', 18, horn, 'out')
  const head = s.cloth(
    '84,-100! 76,-160 54,-196 16,-210 -24,-200 -70,-166 -122,-136 -144,-116 -138,-92 -108,-82 -64,-84 -34,-70! 20,-50!',
    c,
    { shades: ['-130,-92! -60,-104 0,-90 60,-130! 80,-60! -20,-60! -110,-74!'] },
  )
  const patch = s.fill('-30,-196 20,-206 40,-176 0,-150 -40,-150', spot, 0.85)
  const eye =
    s.oval(-34, -150, 15, 16, '#e0a83a', ink(c), 3) +
    s.oval(-36, -150, 11, 6, '#1a1216') +
    s.disc(-40, -156, 4, '#ffffff')
  const nose =
    s.fill('-146,-116! -128,-128 -122,-112! -138,-102', '#e08a84') +
    s.stroke('-138,-96 -112,-98 -94,-106', 4, '#7a4a44')
  const ear = s.blade('46,-168 104,-196 152,-176', 46, c) + s.blade('64,-170 104,-186 136,-174', 18, '#f0b8b0')
  return horns + s.blade('-86,-86 -80,-56 -92,-30', 30, c) + head + patch + eye + nose + ear
}

export const REARING_KID: PropTable = { 'rearing-kid': rearingKid }
