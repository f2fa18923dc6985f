import type { User } from '@otogi/contract/accounts'
import { accounts, collection } from '@otogi/contract/routes'
import { MODES, type Mode } from '@otogi/rules/games/games'
import { canUnlock } from '@otogi/rules/unlocks/unlocks'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { fetchCards } from '../../game/cards.ts'
import { readAchievements, writeAchievements } from '../../game/player-storage.ts'
import { setUser } from '../../game/session.ts'
import { playSound } from '../../game/sound.ts'
import { call } from '../../platform/call.ts'
import { runSerially } from '../../platform/query-client.ts'
import { Refused } from '../../platform/refused.ts'
import { useTexts, type Texts } from '../../platform/texts.ts'
import { Confetti } from '../../ui/confetti.tsx'
import { showToast, type Message } from '../../ui/toasts.tsx'
import { findAchievements, type Achievement } from './achievements.ts'

type Celebration = Achievement | { readonly kind: 'mode'; readonly mode: Mode }

const MODE_UNLOCKED = { 1: 'celebrations.normal', 2: 'celebrations.hard' } as const

/** Celebrates unlocked modes, completed sets and the first SS card with a message and petals. */
export function Celebrations({ user }: { user: User }) {
  const texts = useTexts()
  const { t, pickText } = texts
  const [count, setCount] = useState(0)
  useEffect(() => {
    const celebrate = (celebrations: readonly Celebration[]) => {
      if (celebrations.length === 0) return
      for (const one of celebrations) showToast({ ...describeCelebration(one, { t, pickText }), kind: 'celebration' })
      playSound('win')
      setCount((before) => before + 1)
    }
    for (const found of [unlockEarnedModes(user), findNewAchievements(user)]) found.then(celebrate).catch(ignoreRefusal)
  }, [user, t, pickText])
  return count > 0 && <Confetti key={count} />
}

function describeCelebration(
  celebration: Celebration,
  { t, pickText }: Pick<Texts, 't' | 'pickText'>,
): Pick<Message, 'text' | 'link'> {
  switch (celebration.kind) {
    case 'mode': {
      const { mode } = celebration
      if (mode === 0) throw new Error('the easy mode is always open')
      return {
        text: t(MODE_UNLOCKED[mode]),
        link: <Link href={`/home/games/image?mode=${mode}`}>{t('celebrations.play')}</Link>,
      }
    }
    case 'set':
      return {
        text: t('celebrations.set', { series: pickText(celebration.titles) }),
        link: <Link href={'/home/collection?tab=sets'}>{t('celebrations.seeSets')}</Link>,
      }
    case 'ss':
      return {
        text: t('celebrations.firstSs', { name: pickText(celebration.card.names) }),
        link: <Link href={`/home/collection/${celebration.card.id}`}>{t('celebrations.seeCard')}</Link>,
      }
  }
}

/**
 * Unlocks already requested since the page was loaded. A refused unlock is requested again only after the player's
 * cards have changed.
 */
const requested = new Set<string>()

/** Unlocks the modes whose requirements the player meets. A mode stays unlocked when the player sells cards. */
async function unlockEarnedModes(user: User): Promise<Celebration[]> {
  const unlocked: Celebration[] = []
  for (const mode of MODES.filter((each) => !user.openModes[each] && canUnlock(each, user))) {
    const request = [user.id, mode, user.totalPower, user.uniqueCards].join(' ')
    if (requested.has(request)) continue
    requested.add(request)
    // oxlint-disable-next-line no-await-in-loop -- each reply replaces the stored user
    setUser(await runSerially(() => call(accounts.unlockMode, { mode })))
    unlocked.push({ kind: 'mode', mode })
  }
  return unlocked
}

/** Compares the player's cards with the last check. Fetches the cards only if their number has changed. */
async function findNewAchievements(user: User): Promise<readonly Celebration[]> {
  if (readAchievements()?.uniqueCards === user.uniqueCards) return []
  if (user.uniqueCards === 0 && !readAchievements()) {
    writeAchievements({ uniqueCards: 0, sets: [], hasSs: false })
    return []
  }
  const [cards, owned] = await Promise.all([fetchCards(), call(collection.find, {})])
  // Reads the last check again, because another check may have finished in the meantime.
  const { achievements, known } = findAchievements(readAchievements(), cards, new Set(owned.cards))
  writeAchievements(known)
  return achievements
}

/** Ignores the refusal, because the player may have sold cards in another browser. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refused)) throw error
}
