import type { Build } from '../spec.ts'
import { requireKind } from './choice.ts'

type JawChange = { cheek?: number; jaw?: number; lowerJaw?: number; chin?: number; chinWidth?: number; drop?: number }

/** Factors for the half-widths of the face, and how far the jaw and the chin move down. */
const JAWS = {
  oval: {},
  round: { cheek: 1.03, jaw: 1.04, lowerJaw: 1.06, chinWidth: 1.2, chin: -4 },
  square: { cheek: 0.98, jaw: 1.01, lowerJaw: 1.06, chinWidth: 1.4, drop: 3 },
  pointed: { cheek: 0.98, jaw: 0.92, lowerJaw: 0.88, chinWidth: 0.8, chin: 4 },
  heart: { cheek: 1.02, jaw: 0.95, lowerJaw: 0.9, chinWidth: 0.85, chin: 1 },
  long: { cheek: 0.96, jaw: 0.94, lowerJaw: 0.96, chinWidth: 1, chin: 13, drop: 8 },
  gaunt: { cheek: 0.97, jaw: 0.89, lowerJaw: 0.94, chinWidth: 0.9, chin: 9, drop: 4 },
  heavy: { cheek: 1.01, jaw: 1.03, lowerJaw: 1.07, chinWidth: 1.3, chin: 6, drop: 4 },
} satisfies Record<string, JawChange>

export const JAW_KINDS: Readonly<Record<string, JawChange>> = JAWS

export function applyJaw(build: Build, kind: string | undefined): Build {
  if (!kind) return build
  const { cheek = 1, jaw = 1, lowerJaw = 1, chin = 0, chinWidth = 1, drop = 0 } = requireKind(JAW_KINDS, kind, 'jaw')
  return {
    ...build,
    cheek: [build.cheek[0] * cheek, build.cheek[1]],
    jaw: [build.jaw[0] * jaw, build.jaw[1] + drop],
    lowerJaw: [build.lowerJaw[0] * lowerJaw, build.lowerJaw[1] + drop + chin * 0.6],
    chin: build.chin + chin,
    chinWidth: build.chinWidth * chinWidth,
  }
}
