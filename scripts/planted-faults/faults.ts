/** A realistic bug, and the existing test that must find it. */
export type PlantedFault = {
  readonly name: string
  /** The edits that add the bug. Each replaces a text that occurs exactly once in its file. */
  readonly edits: readonly { readonly file: string; readonly from: string; readonly to: string }[]
  readonly test: { readonly file: string; readonly title: string }
}

const FEATURES = 'apps/server/src/features'
const PLATFORM = 'apps/server/src/platform'

/** Creates an edit that removes a text. */
const without = (file: string, from: string) => ({ file, from, to: '' })

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'a guess is answered but not saved',
    edits: [
      {
        file: `${FEATURES}/games/guess.ts`,
        from: 'buildRoundWrite(next, at)',
        to: 'buildRoundWrite(day.round(guess.game, guess.mode), at)',
      },
    ],
    test: {
      file: `${FEATURES}/games/claim.test.ts`,
      title: 'concurrent claims of different games are all paid',
    },
  },
  {
    name: 'a reward can be claimed again',
    edits: [without(`${FEATURES}/games/store.ts`, '\n      and status = ${RewardStatus.claimable}')],
    test: { file: `${FEATURES}/games/claim.test.ts`, title: 'thirty concurrent claims pay once' },
  },
  {
    name: 'writes do not lock their players',
    edits: [without(`${FEATURES}/players/lock.ts`, ' for no key update')],
    test: {
      file: `${FEATURES}/summon/pull.test.ts`,
      title: 'one Idempotency-Key gives one pull, even if sent many times concurrently',
    },
  },
  {
    name: 'a suspension is not logged',
    edits: [
      without(
        `${FEATURES}/moderation/actions.ts`,
        "  await writeDeskLog(tx, moderation, { action: 'player.suspend', subject: playerId, details: { days, note } })\n",
      ),
    ],
    test: {
      file: `${FEATURES}/moderation/moderation.test.ts`,
      title: 'a moderator may not %s an operator, an owner may, and the log says so',
    },
  },
  {
    name: 'the desk does not check roles',
    edits: [
      {
        file: `${FEATURES}/desk/admit.ts`,
        from: "endpoint.roles.includes(operator.role) ? undefined : 'DESK_ROLE_REQUIRED'",
        to: 'undefined',
      },
    ],
    test: {
      file: `${FEATURES}/moderation/moderation.test.ts`,
      title: 'an owner compensates a player through the ledger, and a moderator may not',
    },
  },
  {
    name: 'a claim pays twice',
    edits: [
      {
        file: `${FEATURES}/games/claim.ts`,
        from: 'buildMintWrite(player.id, [payment], at)',
        to: 'buildMintWrite(player.id, [payment, payment], at)',
      },
    ],
    test: {
      file: `${FEATURES}/games/claim.test.ts`,
      title: 'nothing is paid before a win, for another mode, or twice',
    },
  },
  {
    name: 'a sold listing can be bought again',
    edits: [
      {
        file: `${FEATURES}/market/store.ts`,
        from: "where id = ${id} and seller = ${seller} and state = 'open'",
        to: 'where id = ${id} and seller = ${seller}',
      },
      {
        file: `${FEATURES}/market/store.ts`,
        from: "where state = 'open' and seller = ${seller}",
        to: 'where seller = ${seller}',
      },
    ],
    test: {
      file: `${FEATURES}/market/races.test.ts`,
      title: 'exactly one of many concurrent buyers gets a listing and pays',
    },
  },
  {
    name: 'a pull does not check the balance',
    edits: [
      {
        file: `${FEATURES}/wallet/ledger.ts`,
        from: 'where player_id = ${playerId} and balance + ${total}::bigint >= 0',
        to: 'where player_id = ${playerId}',
      },
    ],
    test: { file: `${FEATURES}/summon/pull.test.ts`, title: 'a pull without enough gachas changes nothing' },
  },
  {
    name: 'a write is acknowledged before its commit',
    edits: [
      {
        file: `${PLATFORM}/db/postgres.ts`,
        from: 'transaction: (work) => runWithRetries(() => writer.transaction().execute((tx) => work(tx as Tx))),',
        to: `transaction(work) {
      const early = Promise.withResolvers<Awaited<ReturnType<typeof work>>>()
      const later = async (tx: unknown) => {
        early.resolve(await work(tx as Tx))
        await wait(50)
      }
      void runWithRetries(() => writer.transaction().execute(later)).catch(early.reject)
      return early.promise
    },`,
      },
    ],
    test: {
      file: 'apps/server/test/faults/faults.test.ts',
      title: 'every acknowledged write is stored once after this fault: %s',
    },
  },
  {
    name: 'idempotency keys are ignored',
    edits: [
      {
        file: `${PLATFORM}/http/idempotency.ts`,
        from: 'if (!endpoint.idempotent || key === undefined) return undefined',
        to: 'if (key !== undefined || !endpoint.idempotent) return undefined',
      },
    ],
    test: {
      file: `${FEATURES}/market/trade.test.ts`,
      title: 'one Idempotency-Key buys once and sells once, even if repeated',
    },
  },
  {
    name: 'a bought card does not arrive',
    edits: [
      {
        file: `${FEATURES}/market/trade.ts`,
        from: '...verdict }),\n        ...buildReceivedCardWrites(catalog, call, listing),',
        to: '...verdict }),',
      },
    ],
    test: {
      file: `${FEATURES}/market/trade.test.ts`,
      title: 'a purchase pays the seller and gives the card to the buyer',
    },
  },
]
