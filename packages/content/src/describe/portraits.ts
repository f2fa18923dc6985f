import type { PortraitSpec } from '@otogi/art/spec'
import { mapLanguages, type Text } from '@otogi/rules/languages/languages'
import { addColors, describeBuild, describeHair, describeHeadgear, describePose, describeProps } from './figures.ts'
import { describeKind, joinTexts } from './words.ts'

const TURNS: readonly Text[] = [
  { en: 'facing left', es: 'de cara a la izquierda' },
  { en: 'facing right', es: 'de cara a la derecha' },
]
const OUTLINE: Text = { en: 'A dark outline on light paper: {}.', es: 'Un contorno oscuro sobre papel claro: {}.' }
const EYES: Text = { en: 'A strip across the eyes: {}.', es: 'Una franja con los ojos: {}.' }

/** Describes the outline of a figure. */
export function describeSilhouette(spec: PortraitSpec, isMirrored: boolean): Text {
  const isRight = (spec.turn ?? 16) > 0 !== isMirrored
  return fillTemplate(OUTLINE, [
    describeBuild(spec),
    TURNS[isRight ? 1 : 0],
    describeHair(spec, false),
    ...describeHeadgear(spec),
    ...describePose(spec),
    ...describeProps(spec),
  ])
}

/** Describes the strip across the eyes, without colors if the picture is gray. */
export function describeEyes(spec: PortraitSpec, { isGray }: { readonly isGray: boolean }): Text {
  const { kind = '', iris } = spec.eyes as { kind?: string; iris?: string }
  const shape = describeKind('eyes', kind)
  const glasses = (spec.headgear ?? [])
    .map((one) => describeKind('headgear', one.kind))
    .find((text) => text?.en === 'glasses')
  return fillTemplate(EYES, [
    shape && iris && !isGray ? addColors(shape, [iris]) : shape,
    describeKind('brows', String((spec.brows as { kind?: string } | undefined)?.kind ?? '')),
    glasses,
  ])
}

function fillTemplate(template: Text, parts: readonly (Text | undefined)[]): Text {
  const list = joinTexts(
    parts.filter((part) => part !== undefined),
    ', ',
  )
  return mapLanguages((language) => template[language].replace('{}', list[language]))
}
