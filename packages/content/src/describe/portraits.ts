import type { PortraitSpec } from '@otogi/art/spec'
import type { Text } from '@otogi/rules/languages/languages'
import { addColors, describeBuild, describeHair, describeHeadgear, describePose, describeProps } from './figures.ts'
import { collectText } from './texts.ts'
import { describeKind, fillText, findEntry, getEntryText, joinTexts } from './words.ts'

const FACING_LEFT = collectText(({ figures }) => figures.facingLeft)
const FACING_RIGHT = collectText(({ figures }) => figures.facingRight)
const OUTLINE = collectText(({ sentences }) => sentences.outline)
const EYES = collectText(({ sentences }) => sentences.eyes)

/** Describes the outline of a figure in its puzzle pose. */
export function describeSilhouette(spec: PortraitSpec, isMirrored: boolean): Text {
  const isRight = (spec.turn ?? 16) > 0 !== isMirrored
  return fillTemplate(OUTLINE, [
    describeBuild(spec),
    isRight ? FACING_RIGHT : FACING_LEFT,
    describeHair(spec, false),
    ...describeHeadgear(spec),
    ...describePose(spec),
    ...describeProps(spec),
  ])
}

/** Describes the strip across the eyes, without colors if the picture is grayscale. */
export function describeEyes(spec: PortraitSpec, { isGray }: { readonly isGray: boolean }): Text {
  const { kind = '', iris } = spec.eyes as { kind?: string; iris?: string }
  const shape = describeKind('eyes', kind)
  const hasGlasses = (spec.headgear ?? []).some((one) => findEntry('headgear', one.kind) === 'glasses')
  return fillTemplate(EYES, [
    shape && iris && !isGray ? addColors(shape, [iris]) : shape,
    describeKind('brows', String((spec.brows as { kind?: string } | undefined)?.kind ?? '')),
    hasGlasses ? getEntryText('headgear', 'glasses') : undefined,
  ])
}

function fillTemplate(template: Text, parts: readonly (Text | undefined)[]): Text {
  const list = joinTexts(
    parts.filter((part) => part !== undefined),
    ', ',
  )
  return fillText(template, list)
}
