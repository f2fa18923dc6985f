import { profile } from '@otogi/contract/profile'
import { DEFAULT_PICTURE } from '@otogi/rules/accounts/fields'
import { createMockReply, createPendingReply, createMockRefusal } from './mock-reply.ts'
import { seen } from './replies/players.ts'
import { NEWCOMER } from './replies/player.ts'
import { captureScreen } from './screen.ts'

captureScreen('settings', '/home/settings')
captureScreen('settings-unconfirmed', '/home/settings', { variants: ['phone', 'tablet'], player: NEWCOMER })
captureScreen('settings-leave', '/home/settings', {
  variants: ['phone'],
  prepare: (page, textsOf) => page.getByRole('button', { name: textsOf('settings')('leave') }).click(),
})

const PATH = '/home/players/BenzaitenNoUta'
captureScreen('profile', PATH)
captureScreen('profile-own', '/home/players/Momoka', {
  variants: ['phone'],
  replies: [
    createMockReply(profile.find, {
      ...seen,
      username: 'Momoka',
      profilePicture: DEFAULT_PICTURE,
      showcase: [],
      statistics: null,
    }),
  ],
})
captureScreen('profile-nobody', PATH, {
  variants: ['tablet'],
  replies: [createMockRefusal(profile.find, 'PLAYER_UNKNOWN')],
})
captureScreen('profile-waiting', PATH, { variants: ['phone'], replies: [createPendingReply(profile.find)] })
captureScreen('profile-failed', PATH, { variants: ['desk'], replies: [createMockRefusal(profile.find, 'TOO_MANY')] })
