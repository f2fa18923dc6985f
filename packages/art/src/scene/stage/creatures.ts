import { ink, light, shade } from '../../draw/color.ts'
import { path, type Svg } from '../../draw/svg.ts'
import type { Sketch } from '../../props/sketch.ts'
import { type Look, spot, type StageTable, standing, times } from './part.ts'

export const CREATURES: StageTable = {
  crocodile: standing({ color: '#4f7a4a', accent: '#ffd83a' }, (s, look) => {
    const ridge = times(14, (index) =>
      s.fill(
        `${-30 + index * 22},${-34 - Math.sin(index / 4) * 6}! ${-18 + index * 22},${-60 - Math.sin(index / 4) * 6}! ${-8 + index * 22},${-34 - Math.sin(index / 4) * 6}!`,
        shade(look.color, 0.7),
      ),
    )
    const back = s.cloth('-60,0! -40,-34 40,-46 160,-44 280,-24 320,0!', look.color, {
      lineWidth: 2.6,
      shades: ['0,0! 0,-14 160,-18 330,0!'],
    })
    const jaw = s.cloth('-250,-8! -262,-30 -240,-44 -200,-36 -130,-44 -80,-62 -40,-40 -30,0!', look.color, {
      lineWidth: 2.8,
      shades: ['-250,0! -240,-12 -140,-18 -40,-12 -30,4!'],
      folds: ['-180,-36 -160,-24', '-130,-42 -120,-28'],
    })
    const teeth = times(9, (index) =>
      s.fill(`${-236 + index * 20},-10! ${-229 + index * 20},8! ${-222 + index * 20},-9!`, '#fffdf0'),
    )
    const eye =
      s.disc(-76, -62, 19, look.color, ink(look.color), 3) +
      s.disc(-80, -64, 12, look.accent, ink(look.color), 2.4) +
      s.oval(-81, -64, 3, 10, '#1a1020') +
      s.disc(-84, -68, 3, '#fff')
    return (
      ridge +
      back +
      jaw +
      teeth +
      eye +
      s.oval(-244, -42, 9, 6, shade(look.color, 1.4)) +
      s.stroke('-250,-14 -170,-16 -100,-12 -60,-24', 3.4, ink(look.color))
    )
  }),
  coils: standing({ color: '#7a8a3a', accent: '#c8742a', third: '#f0e0a0', size: 60, amount: 1 }, (s, look) =>
    coils(s, look),
  ),
  donkey: standing({ color: '#8a8084', accent: '#b23a48', shadow: 130 }, (s, look) => {
    const legs =
      s.cloth('-88,-70! -84,0! -64,0! -60,-70!', look.color, { lineWidth: 2.2 }) +
      s.cloth('-50,-70! -52,0! -34,0! -26,-70!', shade(look.color, 0.6), { lineWidth: 2.2 }) +
      s.cloth('54,-70! 58,0! 78,0! 84,-70!', look.color, { lineWidth: 2.2 }) +
      s.cloth('88,-70! 92,0! 108,0! 112,-80!', shade(look.color, 0.6), { lineWidth: 2.2 })
    const body = s.cloth('-100,-90 -92,-130 -40,-144 60,-146 116,-128 122,-90 100,-60 0,-52 -84,-60', look.color, {
      lineWidth: 2.6,
      shades: ['-90,-56! 0,-76 110,-80 130,-90 110,-50! 0,-40!'],
    })
    const neck = s.cloth(
      '-110,-120! -150,-180 -168,-200 -216,-176! -220,-160 -190,-150 -168,-152 -130,-100 -90,-84! -70,-130',
      look.color,
      { lineWidth: 2.6 },
    )
    const ears =
      s.blade('-158,-196 -170,-236 -160,-266', 24, look.color) +
      s.blade('-146,-190 -140,-232 -122,-256', 24, look.color)
    const face =
      s.fill('-220,-174 -200,-184 -192,-156 -208,-150 -222,-160', light(look.color, 0.9)) +
      s.disc(-174, -184, 4.4, '#1a1020') +
      s.disc(-212, -166, 2.6, '#3a2a34') +
      s.stroke('-150,-188 -128,-150 -112,-126', 9, shade(look.color, 1.4))
    const saddle =
      s.cloth('-40,-150! 60,-152! 74,-92 20,-84 -50,-92', look.accent, {
        lineWidth: 2.4,
        extra: s.trim('-60,-100 10,-92 80,-100', 8, '#e6b450'),
      }) +
      s.both((side) =>
        side.cloth('30,-120! 74,-124! 78,-66 50,-60 26,-70', '#c89a5a', {
          lineWidth: 2.4,
          folds: ['34,-100 74,-102', '34,-84 74,-86'],
        }),
      )
    const tail =
      s.cord('118,-124 140,-90 138,-50', 7, look.color) + s.blade('138,-60 140,-34 130,-14', 18, shade(look.color, 1.4))
    return tail + legs + ears + neck + body + saddle + face
  }),
  goat: standing({ color: '#f4ece2', accent: '#8a6a44' }, (s, look) => {
    const leg = (line: string, tone: string) => s.cord(line, 17, tone, 'out')
    const legs =
      leg('-70,-70 -120,-40 -150,-10', look.color) +
      leg('-50,-66 -90,-20 -84,10', shade(look.color, 0.7)) +
      leg('70,-70 110,-30 150,-20', look.color) +
      leg('60,-66 84,-20 120,10', shade(look.color, 0.7))
    const body = s.cloth('-100,-90 -90,-130 -30,-140 60,-138 104,-116 106,-80 70,-56 -60,-52', look.color, {
      lineWidth: 2.6,
      shades: ['-90,-50! -20,-70 110,-80 100,-44! 0,-36!'],
      folds: ['-60,-60 -50,-80', '-20,-54 -10,-78', '30,-54 36,-78'],
    })
    const beard = s.blade('-184,-118 -190,-90 -180,-66', 20, look.color)
    const head = s.cloth(
      '-92,-120! -130,-168 -170,-176 -206,-140! -204,-124 -176,-114 -150,-118 -110,-84!',
      look.color,
      { lineWidth: 2.6 },
    )
    const horns =
      s.cord('-148,-170 -130,-220 -80,-236 -50,-210', 15, look.accent, 'out') +
      s.cord('-160,-172 -150,-214 -110,-244', 13, shade(look.accent, 0.6), 'out')
    const ear = s.blade('-136,-160 -110,-156 -92,-166', 18, look.color)
    const face =
      s.oval(-168, -150, 6, 5, '#e8b84a', '#3a2a1a', 2) +
      s.oval(-168, -150, 5, 1.8, '#1a1020') +
      s.stroke('-204,-132 -186,-126', 2.6, '#6a4a4a') +
      s.disc(-202, -140, 2.4, '#6a4a4a')
    return (
      beard +
      legs +
      s.blade('104,-116 130,-140 136,-150', 20, look.color) +
      body +
      horns +
      head +
      ear +
      face +
      s.trim('-108,-86 -96,-104 -86,-128', 10, '#c0502e')
    )
  }),
}

/** A thick body laid in loops, scaled and banded. */
function coils(s: Sketch, look: Look): Svg {
  const w = look.size
  const loop = (y: number, rx: number, ry: number, flip: number): Svg => {
    const at = (angle: number, grow: number) =>
      spot(Math.cos(angle) * (rx + grow), y + Math.sin(angle) * (ry + grow * 0.62) * flip)
    const line = Array.from({ length: 13 }, (_, index) => at((index / 12) * Math.PI, 0)).join(' ')
    const band = (index: number) => {
      const angle = ((index + 0.5) / 11) * Math.PI
      return s.stroke(
        `${at(angle - 0.04, -w * 0.44)} ${at(angle, 0)} ${at(angle - 0.04, w * 0.44)}`,
        w * 0.36,
        index % 2 ? look.accent : shade(look.color, 1.1),
        { profile: 'both', opacity: 0.85 },
      )
    }
    const scales = times(22, (index) => {
      const angle = ((index + 0.5) / 22) * Math.PI
      return s.stroke(
        `${at(angle, w * 0.06)} ${at(angle + 0.05, w * 0.22)} ${at(angle + 0.1, w * 0.06)}`,
        2.6,
        light(look.color, 0.8),
        { opacity: 0.5 },
      )
    })
    const belly = Array.from({ length: 13 }, (_, index) => at((index / 12) * Math.PI, w * 0.34)).join(' ')
    return (
      s.stroke(line, w + 8, ink(look.color), { profile: 'flat', steps: 30 }) +
      s.stroke(line, w, look.color, { profile: 'flat', steps: 30 }) +
      times(11, band) +
      s.stroke(belly, w * 0.2, look.third, { profile: 'flat', steps: 30, opacity: 0.7 }) +
      scales
    )
  }
  const reach = w * 4.4
  const back =
    loop(-w * 2.5, reach * 0.62, w * 0.9, -1) + loop(-w * 1.6, reach * 0.82, w, -1) + loop(-w * 0.7, reach, w * 1.1, -1)
  const front =
    loop(-w * 2.5, reach * 0.62, w * 0.9, 1) + loop(-w * 1.6, reach * 0.82, w, 1) + loop(-w * 0.7, reach, w * 1.1, 1)
  return (
    path(s.shape(`${-reach * 0.7},0 0,${-w * 2.6} ${reach * 0.7},0 0,${w * 0.6}`), shade(look.color, 2.4)) +
    back +
    front
  )
}
