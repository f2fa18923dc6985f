const VOTING_DAYS = 14
const RESULT_DAYS = 7

type RunningPoll = {
  readonly expires: number
  finished: number | undefined
  votes: [number, number]
  voters: Set<string>
}

/** The polls of a pack, in order. */
export class PollModel {
  readonly #list: number
  #begun = 0
  #last: RunningPoll | undefined

  constructor(list: number) {
    this.#list = list
  }

  /** Closes and opens the polls that are due. Returns the current one. */
  find(today: number): { votes: number[]; finished: boolean } | null {
    const last = this.#last
    if (last && last.finished === undefined && last.expires < today) last.finished = last.expires + 1
    if (!last || (last.finished !== undefined && today - last.finished >= RESULT_DAYS)) {
      if (this.#begun === this.#list) return null
      this.#begun += 1
      this.#last = { expires: today + VOTING_DAYS, finished: undefined, votes: [0, 0], voters: new Set() }
    }
    const { votes = [], finished } = this.#last ?? {}
    return { votes: [...votes], finished: finished !== undefined }
  }

  refusesVote(voter: string, today: number): string | undefined {
    const last = this.#last
    if (!last || last.finished !== undefined || last.expires < today) return 'POLL_NONE'
    return last.voters.has(voter) ? 'POLL_VOTED' : undefined
  }

  vote(voter: string, option: 1 | 2): void {
    if (!this.#last) return
    this.#last.voters.add(voter)
    this.#last.votes[option - 1] = (this.#last.votes[option - 1] ?? 0) + 1
  }
}
