import { ink, light, shade } from '../../draw/color.ts'
import { path } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { across, type StageTable, standing, times } from './part.ts'

/** What a room is furnished with. */
export const FURNITURE: StageTable = {
  desk: across({ color: '#8a5a38', accent: '#5a3826', y: 620 }, (canvas, look) => {
    const s = new Sketch(canvas)
    const { width: w, height: h } = look.picture
    const grain = times(18, () => {
      const [x, y] = [look.random() * w, look.y + 12 + look.random() * (h - look.y)]
      return s.stroke(`${x - 90},${y} ${x},${y + 5} ${x + 110},${y - 2}`, 3, shade(look.color, 0.9), { opacity: 0.55 })
    })
    return (
      s.cloth(`/-20,${look.y} ${w + 20},${look.y} ${w + 60},${h + 30} -60,${h + 30}`, look.color, {
        lineWidth: 3,
        gradient: `0,${look.y} 0,${h}`,
        extra: grain,
      }) +
      s.stroke(`-20,${look.y + 5} ${w + 20},${look.y + 5}`, 6, light(look.color, 0.7), {
        profile: 'flat',
        opacity: 0.7,
      })
    )
  }),
  table: standing({ color: '#8a5a38', size: 220, tall: 170, shadow: 220 }, (s, look) => {
    const { size: w, tall: h } = look
    const leg = s.both((side) =>
      side.cloth(`/${w - 50},${-h + 20} ${w - 18},${-h + 20} ${w - 26},4 ${w - 46},4`, shade(look.color, 0.6), {
        lineWidth: 2.4,
      }),
    )
    return (
      leg +
      s.cloth(`/${-w},${-h} ${w},${-h} ${w + 10},${-h + 26} ${-w - 10},${-h + 26}`, look.color, {
        lineWidth: 2.8,
        folds: [`${-w + 20},${-h + 14} 0,${-h + 12} ${w - 60},${-h + 15}`],
      }) +
      s.cloth(`/${-w + 6},${-h - 26} ${w - 6},${-h - 26} ${w},${-h} ${-w},${-h}`, light(look.color, 0.3), {
        lineWidth: 2.4,
        folds: [`${-w + 50},${-h - 14} ${w * 0.4},${-h - 12}`],
      })
    )
  }),
  bench: standing({ color: '#7a5236', size: 170, shadow: 180 }, (s, look) => {
    const w = look.size
    const leg = s.both((side) =>
      side.cloth(`/${w - 40},-70 ${w - 20},-70 ${w - 12},0 ${w - 34},0`, shade(look.color, 0.7), { lineWidth: 2.2 }),
    )
    const slat = (y: number) =>
      s.cloth(`/${-w},${y} ${w},${y} ${w},${y + 18} ${-w},${y + 18}`, look.color, {
        lineWidth: 2.2,
        folds: [`${-w + 20},${y + 9} ${w - 30},${y + 10}`],
      })
    return (
      s.both((side) => side.rod([w - 24, -80], [w - 14, -172], 12, look.color)) +
      slat(-170) +
      slat(-136) +
      leg +
      slat(-86)
    )
  }),
  armchair: standing({ color: '#7b2d26', accent: '#c7a76c', shadow: 170 }, (s, look) => {
    const back = s.cloth('-120,-60! -134,-260 -90,-330 0,-346 90,-330 134,-260 120,-60!', look.color, {
      lineWidth: 3,
      shades: ['40,-350! 150,-330 140,-50! 60,-50! 90,-200'],
      extra: times(
        9,
        (index) =>
          s.disc(-56 + (index % 3) * 56, -290 + Math.floor(index / 3) * 62, 6, shade(look.color, 1.6)) +
          s.stroke(
            `${-76 + (index % 3) * 56},${-302 + Math.floor(index / 3) * 62} ${-56 + (index % 3) * 56},${-290 + Math.floor(index / 3) * 62} ${-36 + (index % 3) * 56},${-302 + Math.floor(index / 3) * 62}`,
            3,
            shade(look.color, 1.2),
          ),
      ),
    })
    const wing = s.both((side) =>
      side.cloth('96,-60! 110,-280 128,-300! 160,-250 162,-110 150,-60!', look.color, { lineWidth: 3 }),
    )
    const seat = s.cloth('-118,-60! -110,-112 0,-126 110,-112 118,-60! 112,-30 -112,-30', light(look.color, 0.2), {
      lineWidth: 3,
      folds: ['-90,-70 0,-80 90,-70'],
    })
    const arm = s.both(
      (side) =>
        side.cloth('108,-20! 104,-140 124,-166 166,-160 176,-130 168,-20!', look.color, {
          lineWidth: 3,
          shades: ['150,-170! 190,-160 180,-10! 150,-10!'],
        }) +
        side.disc(142, -140, 15, light(look.color, 0.2), ink(look.color), 2.4) +
        side.disc(142, -140, 5, look.accent) +
        side.rod([138, -20], [144, 6], 16, '#4a2a1e'),
    )
    return (
      back + wing + s.cloth('/-112,-34 112,-34 116,-8 -116,-8', shade(look.color, 0.6), { lineWidth: 2.6 }) + seat + arm
    )
  }),
  throne: standing({ color: '#f4ecdc', accent: '#e0b84c', shadow: 190 }, (s, look) => {
    const back = s.cloth(
      '-130,-40! -140,-330 -160,-380! -80,-360 0,-470! 80,-360 160,-380! 140,-330 130,-40!',
      look.color,
      {
        lineWidth: 3,
        gradient: '-140,0 140,0',
        shades: ['50,-460! 170,-380 140,-40! 80,-40! 100,-300'],
        folds: ['-60,-330 -66,-200 -60,-80', '24,-350 28,-200 24,-80'],
      },
    )
    const crest =
      s.gem(0, -380, 26, '#3e7cb1', { setting: look.accent }) +
      s.both(
        (side) =>
          side.blade('30,-372 70,-380 110,-352', 24, look.accent) +
          side.blade('24,-392 50,-420 64,-432', 18, look.accent),
      )
    const key =
      s.trim('-120,-306 0,-314 120,-306', 13, look.accent) +
      times(10, (index) =>
        path(`M${-104 + index * 22} -282v-16h14v10h-7`, 'none', { stroke: look.accent, 'stroke-width': 4 }),
      )
    const arm = s.both(
      (side) =>
        side.cloth('100,0! 96,-150 176,-158 186,-130 170,0!', look.color, {
          lineWidth: 3,
          shades: ['150,-160! 200,-150 180,4! 146,4!'],
        }) + side.ring(146, -140, 17, 9, look.accent),
    )
    const seat =
      s.cloth('/-104,-70 104,-70 112,-120 -112,-120', '#6c4a8c', { lineWidth: 3 }) +
      s.cloth('/-110,-74 110,-74 116,0 -116,0', shade(look.color, 0.4), { lineWidth: 3 })
    return (
      back +
      crest +
      key +
      seat +
      arm +
      s.cloth('/-220,22 -200,-4 200,-4 220,22', look.color, { lineWidth: 3 }) +
      s.trim('-200,6 200,6', 8, look.accent)
    )
  }),
}
