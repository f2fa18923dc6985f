import { profile } from '@otogi/contract/profile'
import { DEFAULT_PICTURE } from '@otogi/rules/accounts/fields'
import { answer, never, refuse } from './answer.ts'
import { seen } from './answers/players.ts'
import { NEWCOMER } from './answers/player.ts'
import { portray } from './screen.ts'

portray('settings', '/home/settings')
portray('settings-unconfirmed', '/home/settings', { looks: ['phone', 'tablet'], player: NEWCOMER })
portray('settings-leave', '/home/settings', {
  looks: ['phone'],
  act: (page, textsOf) => page.getByRole('button', { name: textsOf('settings')('leave') }).click(),
})

const PATH = '/home/players/BenzaitenNoUta'
portray('profile', PATH)
portray('profile-own', '/home/players/Momoka', {
  looks: ['phone'],
  answers: [
    answer(profile.find, {
      ...seen,
      username: 'Momoka',
      profilePicture: DEFAULT_PICTURE,
      showcase: [],
      statistics: null,
    }),
  ],
})
portray('profile-nobody', PATH, { looks: ['tablet'], answers: [refuse(profile.find, 'PLAYER_UNKNOWN')] })
portray('profile-waiting', PATH, { looks: ['phone'], answers: [never(profile.find)] })
portray('profile-failed', PATH, { looks: ['desk'], answers: [refuse(profile.find, 'TOO_MANY')] })
