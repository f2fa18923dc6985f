import type { Language } from '@otogi/rules/languages/languages'

/** Window size, theme and language of a screenshot. */
export type Variant = { name: string; width: number; height: number; theme: 'night' | 'day'; language: Language }

const PHONE: Variant = { name: 'phone-night-es', width: 360, height: 740, theme: 'night', language: 'es' }
const TABLET: Variant = { name: 'tablet-day-en', width: 768, height: 1024, theme: 'day', language: 'en' }
const DESK: Variant = { name: 'desk-night-en', width: 1280, height: 800, theme: 'night', language: 'en' }
const DESK_BY_DAY: Variant = { name: 'desk-day-es', width: 1280, height: 800, theme: 'day', language: 'es' }

export const VARIANTS = { phone: PHONE, tablet: TABLET, desk: DESK, deskByDay: DESK_BY_DAY } as const
export type VariantName = keyof typeof VARIANTS
