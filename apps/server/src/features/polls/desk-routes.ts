import { desk } from '@otogi/contract/desk/desk'
import { parseDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Mount } from '../../platform/http/mount.ts'
import { toModeration } from '../desk/index.ts'
import { cancelPoll, closePoll, createPoll, planPoll } from './operate.ts'
import { findLastDay } from './rotation.ts'
import { findLastPoll, listPlannedPolls, type Poll } from './store.ts'

/** Mounts the operator endpoints. */
export function mountPollDeskRoutes(mount: Mount): void {
  mount(desk.polls.find, async ({ db, today }) => {
    const [last, planned] = await Promise.all([findLastPoll(db), listPlannedPolls(db)])
    return {
      last: last ? toReply(last, today) : null,
      planned: planned.map(({ options, firstDay }) => ({
        options: [...options],
        firstDay,
        lastDay: findLastDay(firstDay, planned),
      })),
    }
  })
  mount(desk.polls.create, async (call) => {
    const { first, second, firstDay } = call.input
    const moderation = toModeration(call, call.input)
    if (firstDay) await planPoll(call.tx, moderation, { options: [first, second], firstDay: parseDay(firstDay) })
    else await createPoll(call.tx, moderation, [first, second])
    return {}
  })
  mount(desk.polls.cancel, async (call) => {
    await cancelPoll(call.tx, toModeration(call, call.input), parseDay(call.input.firstDay))
    return {}
  })
  mount(desk.polls.close, async (call) => {
    await closePoll(call.tx, toModeration(call, call.input))
    return {}
  })
}

function toReply(poll: Poll, today: MadridDay) {
  const { options, first_votes: first, second_votes: second, expires_on: lastDay, finished_on: finishedOn } = poll
  return { options: [...options], votes: [first, second], lastDay, isOpen: finishedOn === null && lastDay >= today }
}
