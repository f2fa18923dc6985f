import type { PortraitSpec } from '../src/spec.ts'

/** A woman without clothes, hair style or props, for tests that add what they are about. */
export const PLAIN_WOMAN: PortraitSpec = {
  build: 'woman',
  skin: 'fair',
  hair: { color: '#2a2438' },
  eyes: {},
  background: { colors: ['#ffffff', '#000000'] },
}
