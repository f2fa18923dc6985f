import { useState } from 'react'
import { readStoredPlayerId } from '../../game/session.ts'
import { Sheet } from '../../ui/paper.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toPollDisplay } from './display.ts'
import { FinishedPoll } from './finished-poll.tsx'
import { NoPoll } from './no-poll.tsx'
import { OpenPoll } from './open-poll.tsx'
import { usePoll } from './use-poll.ts'
import { VotedPoll } from './voted-poll.tsx'
import s from './poll-panel.module.css'

/** The panel of the community poll: open, voted, finished, or none. */
export function PollPanel({ className }: { className?: string | undefined }) {
  return (
    <div className={className}>
      <Sheet className={s['poll']}>
        <PollContent />
      </Sheet>
    </div>
  )
}

function PollContent() {
  const { data: poll, isPending } = usePoll()
  const [seenOpen, setSeenOpen] = useState<string>()
  if (isPending) return <PollSkeleton />
  if (!poll) return <NoPoll />
  const display = toPollDisplay(poll, readStoredPlayerId())
  if (display.state === 'open' && seenOpen !== poll.id) setSeenOpen(poll.id)
  switch (display.state) {
    case 'open':
      return <OpenPoll key={poll.id} display={display} />
    case 'voted':
      return <VotedPoll display={display} isFresh={seenOpen === poll.id} />
    case 'finished':
      return <FinishedPoll display={display} />
  }
}

function PollSkeleton() {
  return (
    <div className={s['waiting']} aria-hidden="true">
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="pill" />
      <Skeleton shape="pill" />
    </div>
  )
}
