import { tint, shade } from '../draw/color.ts'
import { drawBow } from '../draw/bow.ts'
import { drawFlower } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { drawHatShadow, sketchHead } from './head.ts'

const domeCap: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#f6f2fa')
  const ribbon = getColor(options, 'ribbon', '#3a2a4a')
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -100))
  const frill = (y: number, half: number, deep: number) => {
    const rim = Array.from({ length: 15 }, (_, index) => {
      const x = (index / 14 - 0.5) * 2 * half
      return `${x.toFixed(0)},${(y + deep + (index % 2 ? 12 : -4) + (x / half) ** 2 * 22).toFixed(0)}`
    }).join(' ')
    return s.cloth(
      `${-half},${y + 18}! ${-half * 0.5},${y - 8} 0,${y - 16} ${half * 0.5},${y - 8} ${half},${y + 18}! ${rim.split(' ').toReversed().join(' ')}`,
      c,
      {
        shade: '#c4bcd8',
        folds: [-0.8, -0.55, -0.3, -0.06, 0.2, 0.44, 0.7].map(
          (share) => `${share * half},${y - 4} ${share * half * 1.04},${y + deep * 0.9}`,
        ),
        shades: [`${half * 0.4},${y - 20}! ${half + 10},${y}! ${half + 10},${y + 60}! ${half * 0.5},${y + 60}!`],
        shadeColor: '#c4bcd8',
      },
    )
  }
  const dome = s.cloth('-118,0! -126,-66 -108,-126 -60,-160 0,-170 60,-160 108,-126 126,-66 118,0! 0,-20', c, {
    shade: '#c4bcd8',
    shadeColor: '#c4bcd8',
    shades: ['30,-176! 116,-130 134,-66 124,10! 60,0! 84,-86'],
    folds: [
      '-90,-20 -92,-80 -60,-140',
      '-46,-24 -50,-86 -30,-152',
      '0,-26 0,-86 0,-160',
      '46,-24 50,-86 30,-152',
      '90,-20 92,-80 60,-140',
    ],
  })
  const back = s.both((half) =>
    half.cloth('96,0! 150,24 186,70 196,130! 168,136! 150,84 100,50', ribbon, { folds: ['120,24 160,66 178,124'] }),
  )
  const hair = s.both((half) =>
    half.cloth('0,-10! 70,-14 112,14 114,56 104,84! 94,64 80,40 36,22 0,10!', figure.hair.base, {
      folds: ['20,4 70,16 98,56', '10,-4 80,2 106,46'],
    }),
  )
  const [center] = s.points('0,-6')
  return {
    back,
    front:
      drawHatShadow(figure, s, '-120,10! 0,-10 120,10! 110,54 0,36 -110,54') +
      hair +
      dome +
      s.trim('-122,-64 -60,-82 0,-88 60,-82 122,-64', 13, ribbon) +
      frill(-40, 126, 24) +
      frill(-12, 140, 34) +
      drawBow(center?.[0] ?? 0, getNumber(options, 'y', -100) - 84, 0.5, ribbon) +
      s.stroke('-60,-148 -88,-118 -96,-92', 7, '#ffffff', { opacity: 0.8 }),
    hidesCap: true,
  }
}

const strapCap: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#7a4a2a')
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -98))
  const dome = s.cloth('-124,6! -134,-34 -96,-84 -10,-102 76,-88 130,-40 124,6! 60,-22 0,-28 -60,-22', c, {
    shades: ['30,-108! 130,-70 134,10! 70,-10! 84,-54'],
    folds: ['-70,-88 -92,-56 -96,-14', '56,-90 84,-60 92,-16'],
  })
  const straps = s.trim('-128,8 -60,-20 0,-26 60,-20 128,8', 20, tint(c, 0.24))
  const studs = [-96, -64, -32, 32, 64, 96].map((x) =>
    s.disc(x, -16 + (x / 128) ** 2 * 24, 6, '#e0b04a', '#4a3010', 2.2),
  )
  const peak = s.blade('96,-6 150,0 190,26', 34, shade(c, 0.4))
  const [x = 0, y = 0] = s.points('-92,-48')[0] ?? []
  const posy =
    s.blade('-92,-48 -130,-90 -138,-140', 22, '#6aa04a') +
    s.blade('-92,-48 -150,-66 -182,-96', 18, '#5a9040') +
    drawFlower(x, y, 22, '#f4c83a') +
    drawFlower(x - 26, y + 16, 17, '#e85a7a')
  return {
    front:
      drawHatShadow(figure, s, '-124,10! 0,-20 124,10! 110,50 0,24 -110,50') +
      dome +
      straps +
      studs.join('') +
      peak +
      posy,
  }
}

export const HOUSEHOLD_CAPS: HeadgearTable = { 'dome-cap': domeCap, 'strap-cap': strapCap }
