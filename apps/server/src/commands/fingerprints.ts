import { resetFingerprints } from '../platform/db/fingerprints.ts'
import type { Command } from './command.ts'

export const fingerprintsReset: Command = {
  usage: 'fingerprints reset',
  about: 'lets the next start take its SECRET_KEY and pack for those of the database',
  takes: [0, 0],
  async run(desk) {
    await resetFingerprints(await desk.database())
    desk.say('The next start records the SECRET_KEY and pack that it has')
    return true
  },
}
