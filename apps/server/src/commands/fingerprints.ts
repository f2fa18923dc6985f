import { resetFingerprints } from '../platform/db/fingerprints.ts'
import type { Command } from './command.ts'

export const fingerprintsReset: Command = {
  usage: 'fingerprints reset',
  summary: 'accepts a different SECRET_KEY and pack for the database at the next start',
  argumentCount: [0, 0],
  async run(context) {
    await resetFingerprints(await context.database())
    context.print('The next start records its SECRET_KEY and pack')
    return true
  },
}
