import type { Build } from '../spec.ts'
import builds from './builds.json' with { type: 'json' }

export const BUILDS = builds as Readonly<Record<string, unknown>> as Readonly<Record<string, Build>>
