import { desk } from '@otogi/contract/desk/desk'
import type { Mount } from '../../platform/http/mount.ts'
import { toModeration } from '../desk/index.ts'
import { closePoll, createPoll } from './operate.ts'
import { findLastPoll } from './store.ts'

/** Mounts the operator endpoints. */
export function mountPollDeskRoutes(mount: Mount): void {
  mount(desk.polls.find, async ({ db, today }) => {
    const poll = await findLastPoll(db)
    if (!poll) return null
    const { options, first_votes: first, second_votes: second, expires_on: lastDay, finished_on: finishedOn } = poll
    return { options: [...options], votes: [first, second], lastDay, isOpen: finishedOn === null && lastDay >= today }
  })
  mount(desk.polls.create, async (call) => {
    const { first, second } = call.input
    await createPoll(call.tx, toModeration(call, call.input), [first, second])
    return {}
  })
  mount(desk.polls.close, async (call) => {
    await closePoll(call.tx, toModeration(call, call.input))
    return {}
  })
}
