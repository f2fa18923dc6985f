import { getLightness, mix, shade } from '../draw/color.ts'
import { HEM_KINDS, type HemKind, HEMS } from '../figure/stance.ts'
import type { PortraitSpec } from '../spec.ts'
import type { StanceSpec } from './scene-spec.ts'

/** The color of trousers, unless a garment determines it. */
const PLAIN = '#4a3f48'
const LEATHER = '#4a3022'
const STEEL = '#a8b2c0'

/** Garments whose color is not used for the skirt. */
const ACCESSORIES =
  /cape|necklace|scarf|fur$|pauldron|strap|choker|shawl|ruff|sash|collar|belt|chain|epaulette|bow|gorget|medal|brand|armbands|garland|apron|rope|bite|line|baldric|moons|chest|boy|suspenders|vest|puff|trail|trim|pelt|skin/

/** Garments for warm countries and forests, worn with bare legs and feet. */
const BARE = /chest|chiton|broad-collar|bare-boy|lion-skin|mummy/

/** Garments worn with soft shoes that have no shaft. */
const SOFT = /kimono|court-robe|tutu|robe|nightgown|sherwani|chinese-jacket|dancer-top|dress|kasaya|frill|apron|puff/

/** Chooses what a portrait wears below the waist. Values from the scene take precedence. */
export function chooseWear({ build, outfit = [] }: PortraitSpec, stanceSpec: StanceSpec) {
  const cloth = stanceSpec.cloth ?? findCloth(outfit)
  const isGown = build === 'girl' || build === 'woman'
  const own = HEM_KINDS.find((kind) => outfit.some((worn) => HEMS[kind]?.outfit.includes(worn.kind)))
  const length = stanceSpec.length ?? ((own && HEMS[own]?.length) || (isGown ? 0.94 : 0.26))
  const wears = (garments: RegExp) => outfit.some(({ kind }) => garments.test(kind))
  const isBare = wears(BARE) && !wears(/base|vest/)
  const dark = cloth && getLightness(cloth) < 0.45 ? mix(shade(cloth, 0.4), PLAIN, 0.6) : PLAIN
  const legs = own === 'tutu' && cloth ? chooseTights(cloth) : isBare || (isGown && length > 0.6) ? undefined : dark
  return {
    cloth: cloth ?? (own === 'plates' ? STEEL : undefined),
    hem: stanceSpec.hem ?? chooseHem(own, length, isGown),
    length,
    trim: stanceSpec.trim,
    belt: stanceSpec.belt,
    trousers: stanceSpec.bareLegs ? undefined : (stanceSpec.trousers ?? legs),
    shoes: stanceSpec.barefoot
      ? undefined
      : (stanceSpec.shoes ?? (isBare ? undefined : chooseLeather(cloth, wears(SOFT)))),
    slippers: stanceSpec.slippers ?? (build === 'child' || wears(SOFT) || (isGown && length > 0.6)),
  }
}

function chooseTights(cloth: string): string {
  return getLightness(cloth) > 0.6 ? '#f1e2e6' : mix(cloth, '#6a4450', 0.35)
}

/** Returns a shoe color that goes with the cloth above the shoes. */
function chooseLeather(cloth: string | undefined, soft: boolean): string {
  if (!cloth) return LEATHER
  return soft ? mix(shade(cloth, 1.4), LEATHER, 0.35) : mix(shade(cloth, 1.8), LEATHER, 0.62)
}

/**
 * Returns `gown` or `robe` for garments that reach the ankles, whatever is worn over them; a man's long coat stays a
 * coat.
 */
function chooseHem(ownHem: HemKind | undefined, length: number, isGown: boolean): HemKind {
  if (length > 0.6 && (ownHem !== 'coat' || isGown)) return isGown ? 'gown' : 'robe'
  return ownHem ?? 'tunic'
}

export function findCloth(outfit: NonNullable<PortraitSpec['outfit']>): string | undefined {
  const colors = outfit.filter(({ kind }) => !ACCESSORIES.test(kind)).map(({ color }) => color)
  return colors.findLast((color) => typeof color === 'string' && color.startsWith('#')) as string | undefined
}
