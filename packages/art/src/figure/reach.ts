import type { Canvas } from '../draw/canvas.ts'
import type { Options } from '../draw/options.ts'
import { element, formatNumber, group, type Svg } from '../draw/svg.ts'
import type { HandSpec, PropSpec } from '../spec.ts'
import { drawArm, drawArmHand } from './arm.ts'
import { buildPosedBody, chooseShade } from './body.ts'
import { hasPaws } from './beast/table.ts'
import type { Figure } from './parts.ts'
import { placePoseArms, placePropArms } from './placed-arms.ts'
import { type ArmWear, createPose, type Pose } from './pose.ts'

/** How far the shadow of a held prop lies to its lower right, and how dark it is. */
const PROP_SHADOW = { dx: 14, dy: 26, opacity: 0.55 }

export type DrawProp = (canvas: Canvas, kind: string, options: Options) => Svg

type PropLayers = { back: Svg; front: Svg; over: Svg }

/**
 * Draws the arms of a pose. Returns arms in front of the face separately (`over`), because they are drawn after the
 * head.
 */
export function drawPoseArms(canvas: Canvas, figure: Figure, pose: Pose): { below: Svg; over: Svg } {
  const below: Svg[] = []
  const over: Svg[] = []
  for (const { arm, place } of placePoseArms(figure, pose)) {
    const wear = coverPaw(figure, arm.wear ?? pose.spec)
    const { rear, front } = drawArmHand(figure, place, wear, true)
    const drawn = drawArm(canvas, figure, place, wear) + rear + front
    if (arm.over) over.push(drawn)
    else below.push(drawn)
  }
  return { below: below.join(''), over: over.join('') }
}

/**
 * Draws a prop between the two layers of the hands that hold it. Unless `armOver` says otherwise, the arms are drawn over
 * the prop only if it is behind the body.
 *
 * @internal
 */
export function drawPropWithHands(
  canvas: Canvas,
  figure: Figure,
  prop: PropSpec,
  drawing: Svg,
): { below: Svg; above: Svg } {
  const reaching = placePropArms(figure, prop)
  const arms = reaching.map(({ hand, place }) =>
    hand.noArm ? '' : drawArm(canvas, figure, place, getArmWear(figure, hand)),
  )
  const hands = reaching.map(({ hand, place }) => drawArmHand(figure, place, getArmWear(figure, hand), !hand.noArm))
  const rear = hands.map((hand) => hand.rear).join('')
  const front = hands.map((hand) => hand.front).join('')
  const isBehind = (prop.layer ?? 'back') === 'back'
  const id = reaching.length && !isBehind && !canvas.isDark ? canvas.uid() : undefined
  const shadow = id ? drawPropShadow(canvas, figure, id) : ''
  const standing = shadow + group({ id, transform: formatPropTransform(prop) }, drawing)
  const over = reaching.some(({ hand }) => hand.armOver ?? isBehind)
  return over
    ? { below: rear + standing, above: arms.join('') + front }
    : { below: arms.join('') + rear + standing, above: front }
}

/** Draws the shadow that a held prop casts on the torso. Without it, the prop would look pasted on. */
function drawPropShadow(canvas: Canvas, figure: Figure, id: string): Svg {
  const body = canvas.clip(buildPosedBody(figure.build, createPose(figure.spec, figure.build)))
  const { dx, dy, opacity } = PROP_SHADOW
  const shadow = canvas.filter(
    element('feOffset', { in: 'SourceAlpha', dx, dy, result: 'moved' }) +
      element('feFlood', { 'flood-color': chooseShade(figure), 'flood-opacity': opacity }) +
      element('feComposite', { in2: 'moved', operator: 'in' }),
  )
  // The filter is on a group, because librsvg draws nothing for a `use` element with a filter.
  return group({ 'clip-path': body }, group({ filter: shadow }, element('use', { href: `#${id}` })))
}

function formatPropTransform({ x = 0, y = 0, angle = 0, scale = 1, flip }: PropSpec): string {
  return `translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber(angle)}) scale(${flip ? -scale : scale} ${scale})`
}

/** Returns what the arm of a hand wears. Options of the hand take precedence over options of the pose. */
export function getArmWear(figure: Figure, hand: HandSpec): ArmWear {
  const { pose: given } = figure.spec
  const pose = typeof given === 'object' ? given : undefined
  return coverPaw(figure, {
    sleeve: hand.sleeve ?? pose?.sleeve,
    shortSleeve: hand.shortSleeve ?? pose?.shortSleeve,
    cuff: hand.cuff ?? pose?.cuff,
    glove: hand.glove ?? pose?.glove,
  })
}

/** Gives a paw that comes out of a sleeve the color of the fur. Below a bare arm it has the color of the arm's skin. */
function coverPaw({ spec }: Figure, wear: ArmWear): ArmWear {
  const fur = wear.sleeve && hasPaws(spec) ? spec.beast?.fur : undefined
  return { ...wear, glove: wear.glove ?? fur }
}

/** Draws all props in their layers, with the hands that hold them. */
export function drawProps(
  canvas: Canvas,
  figure: Figure,
  drawProp: DrawProp,
  turnHead: (content: Svg) => Svg,
): PropLayers {
  const layers: PropLayers = { back: '', front: '', over: '' }
  for (const prop of figure.spec.props ?? []) {
    const piece = drawProp(canvas, prop.kind, prop.options ?? {})
    const drawn = drawPropWithHands(canvas, figure, prop, piece)
    const level: NonNullable<PropSpec['layer']> = prop.layer ?? 'back'
    layers[level] += prop.head ? turnHead(drawn.below) : drawn.below
    layers[level === 'back' ? 'over' : level] += drawn.above
  }
  return layers
}
