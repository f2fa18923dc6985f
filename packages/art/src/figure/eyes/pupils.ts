import { toLoop, toCorner, type Point, toPolygon } from '../../draw/geometry.ts'
import { mix } from '../../draw/color.ts'
import { brush } from '../../draw/stroke.ts'
import { type Attributes, element, path, type Svg } from '../../draw/svg.ts'
import type { Iris } from './eye-geometry.ts'

type Pupil = (iris: Iris) => Svg

export const PUPILS: Readonly<Record<string, Pupil>> = {
  round: drawRoundPupil,
  slit: (iris) =>
    path(
      toLoop([
        [iris.x, iris.y - iris.ry * 0.72, 1],
        placeOnIris(iris, 0.2, 0),
        [iris.x, iris.y + iris.ry * 0.72, 1],
        placeOnIris(iris, -0.2, 0),
      ]),
      iris.pupil,
    ),
  bar: (iris) => drawBarPupil(iris),
  star: (iris) => path(toPolygon(listSpokePoints(iris, 10, (index) => (index % 2 ? 0.26 : 0.58))), iris.pupil),
  gear: (iris) =>
    path(toPolygon(listSpokePoints(iris, 24, (index) => ((index >> 1) % 2 ? 0.6 : 0.44))), iris.pupil) +
    drawEllipse(iris, 0.18, 0.16, { fill: iris.bright }),
  ring: (iris) =>
    drawEllipse(iris, 0.5, 0.48, { fill: 'none', stroke: iris.pupil, 'stroke-width': 3.2 * iris.size }) +
    drawEllipse(iris, 0.16, 0.17, { fill: iris.pupil }),
  rings: (iris) =>
    [0.74, 0.46]
      .map((reach) =>
        drawEllipse(iris, reach, reach, { fill: 'none', stroke: iris.pupil, 'stroke-width': 3 * iris.size }),
      )
      .join('') + drawEllipse(iris, 0.18, 0.18, { fill: iris.pupil }),
  spiral: drawSpiralPupil,
  heart: drawHeartPupil,
  flower: drawFlowerPupil,
  moon: drawMoonPupil,
  dot: (iris) => drawEllipse(iris, 0.2, 0.21, { fill: iris.pupil }),
  wide: (iris) => drawEllipse(iris, 0.66, 0.68, { fill: iris.pupil }),
  none: () => '',
  blank: () => '',
}

function placeOnIris({ x, y, rx, ry }: Iris, dx: number, dy: number): Point {
  return [x + rx * dx, y + ry * dy]
}

function drawEllipse({ x, y, rx, ry }: Iris, width: number, height: number, paint: Attributes): Svg {
  return element('ellipse', { cx: x, cy: y, rx: rx * width, ry: ry * height, ...paint })
}

function drawRoundPupil(iris: Iris): Svg {
  const { x, y, rx, ry, size, pupil } = iris
  const foot = { rx: rx * 0.25, ry: ry * 0.176, fill: mix(pupil, iris.color, 0.45), opacity: 0.7 }
  return (
    element('ellipse', { cx: x, cy: y - size, rx: rx * 0.4, ry: ry * 0.42, fill: pupil }) +
    element('ellipse', { cx: x, cy: y + ry * 0.19, ...foot })
  )
}

function drawBarPupil({ x, y, rx, ry, pupil }: Iris): Svg {
  const box = { x: x - rx * 0.6, y: y - ry * 0.14, width: rx * 1.2, height: ry * 0.3, rx: ry * 0.13 }
  return element('rect', { ...box, fill: pupil })
}

function listSpokePoints(iris: Iris, count: number, reach: (index: number) => number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = -Math.PI / 2 + (index * 2 * Math.PI) / count
    return placeOnIris(iris, Math.cos(angle) * reach(index), Math.sin(angle) * reach(index) * 0.86)
  })
}

function drawSpiralPupil(iris: Iris): Svg {
  const turns = Array.from({ length: 15 }, (_, index) => {
    const angle = index * 0.95
    const reach = 0.1 + index * 0.05
    return placeOnIris(iris, Math.cos(angle) * reach, Math.sin(angle) * reach)
  })
  return path(brush(turns, 4 * iris.size, 'flat', 40), iris.pupil)
}

function drawHeartPupil(iris: Iris): Svg {
  const [x, foot] = placeOnIris(iris, 0, 0.46)
  const [, notch] = placeOnIris(iris, 0, -0.13)
  const shape = toLoop([
    [x, foot, 1],
    placeOnIris(iris, -0.52, -0.04),
    placeOnIris(iris, -0.28, -0.36),
    [x, notch, 1],
    placeOnIris(iris, 0.28, -0.36),
    placeOnIris(iris, 0.52, -0.04),
  ])
  return path(shape, iris.pupil)
}

function drawFlowerPupil(iris: Iris): Svg {
  return [0, 1, 2, 3, 4]
    .map((index) => {
      const angle = -Math.PI / 2 + (index * 2 * Math.PI) / 5
      const [cx, cy] = placeOnIris(iris, Math.cos(angle) * 0.25, Math.sin(angle) * 0.26)
      return element('ellipse', { cx, cy, rx: iris.rx * 0.2, ry: iris.ry * 0.21, fill: iris.pupil })
    })
    .join('')
}

function drawMoonPupil(iris: Iris): Svg {
  const shape = toLoop([
    toCorner(placeOnIris(iris, 0.1, -0.46)),
    placeOnIris(iris, -0.3, -0.3),
    placeOnIris(iris, -0.44, 0),
    placeOnIris(iris, -0.3, 0.3),
    toCorner(placeOnIris(iris, 0.1, 0.46)),
    placeOnIris(iris, -0.1, 0.22),
    placeOnIris(iris, -0.14, 0),
    placeOnIris(iris, -0.1, -0.22),
  ])
  return path(shape, iris.pupil)
}
