import { profile } from '@otogi/contract/profile'
import { DEFAULT_PICTURE } from '@otogi/rules/accounts/fields'
import { createAnswer, leavePending, createRefusal } from './answer.ts'
import { seen } from './answers/players.ts'
import { NEWCOMER } from './answers/player.ts'
import { captureScreen } from './screen.ts'

captureScreen('settings', '/home/settings')
captureScreen('settings-unconfirmed', '/home/settings', { looks: ['phone', 'tablet'], player: NEWCOMER })
captureScreen('settings-leave', '/home/settings', {
  looks: ['phone'],
  act: (page, textsOf) => page.getByRole('button', { name: textsOf('settings')('leave') }).click(),
})

const PATH = '/home/players/BenzaitenNoUta'
captureScreen('profile', PATH)
captureScreen('profile-own', '/home/players/Momoka', {
  looks: ['phone'],
  answers: [
    createAnswer(profile.find, {
      ...seen,
      username: 'Momoka',
      profilePicture: DEFAULT_PICTURE,
      showcase: [],
      statistics: null,
    }),
  ],
})
captureScreen('profile-nobody', PATH, { looks: ['tablet'], answers: [createRefusal(profile.find, 'PLAYER_UNKNOWN')] })
captureScreen('profile-waiting', PATH, { looks: ['phone'], answers: [leavePending(profile.find)] })
captureScreen('profile-failed', PATH, { looks: ['desk'], answers: [createRefusal(profile.find, 'TOO_MANY')] })
