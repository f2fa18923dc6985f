import {
  checkReply,
  findSolution,
  recordPuzzleIds,
  requireSuccess,
  type Actor,
  type Fields,
  type GuessText,
  type Solution,
} from './actor.ts'
import { colorRow, buildPuzzleReply, buildGamesReply, findShownFields } from './expected.ts'
import { toPuzzleKey, type GameAndMode } from './model.ts'

/** Plays one puzzle until it is solved or the player gives up. */
export async function playPuzzle(actor: Actor, puzzle: GameAndMode): Promise<void> {
  const { model, habits, dice } = actor
  if (dice.chance(0.15)) await readPuzzle(actor, puzzle)
  for (let turn = 0; turn <= habits.patience && !model.round(puzzle).finished; turn++) {
    await makeGuess(actor, puzzle, dice.chance(habits.skill))
    const isStuck = model.round(puzzle).wrong.length > 1 && !model.round(puzzle).finished
    if (isStuck && dice.chance(habits.resets)) await resetPuzzle(actor, puzzle)
  }
  if (dice.chance(habits.claims)) await claimReward(actor, puzzle)
}

/** Requests everything that the page of a puzzle shows. */
async function readPuzzle(actor: Actor, puzzle: GameAndMode): Promise<void> {
  const { client, model, judge, ids } = actor
  const reply = await client.get('/userGames/findGameImageById', { id: ids.get(toPuzzleKey(puzzle)) ?? '' })
  const refusal = model.open[puzzle.mode] === true ? undefined : 'MODE_LOCKED'
  if (!checkReply(actor, `looks at ${toPuzzleKey(puzzle)}`, refusal, reply)) return
  checkPuzzle(actor, puzzle, reply.body as Fields)
  judge.expect(`${actor.name}, ${toPuzzleKey(puzzle)}: id`, ids.get(toPuzzleKey(puzzle)), (reply.body as Fields)['_id'])
}

function checkPuzzle(actor: Actor, puzzle: GameAndMode, document: Fields): void {
  const { model, judge } = actor
  const about = `${actor.name}, ${toPuzzleKey(puzzle)}`
  const shown = findShownFields(model, puzzle)
  judge.expect(`${about}: document`, buildPuzzleReply(model, puzzle), document)
  judge.expect(`${about}: shown fields`, shown, {
    clue: document['clue'] !== null,
    solution: document['solution'] !== null,
  })
  const { wrong, word } = model.round(puzzle)
  if (puzzle.game === 'name' && wrong.length > 0)
    judge.expect(
      `${about}: colors`,
      wrong.map((row) => colorRow(row, word)),
      document['triescolors'],
    )
}

/** Makes one correct or wrong guess, in one of the spellings that the server accepts. */
export async function makeGuess(actor: Actor, puzzle: GameAndMode, isRight: boolean): Promise<void> {
  const { client, model, dice } = actor
  const known = await findSolution(actor, puzzle)
  const puzzleId = actor.ids.get(toPuzzleKey(puzzle))
  const { text, sent } =
    puzzle.game === 'name' ? createRow(actor, known.word, isRight) : createGuess(actor, puzzle, known, isRight)
  const refusal = model.refusesGuess(puzzle, text)
  const lies = dice.chance(0.1) ? { finished: true, tries: -5, resets: 99, statusReward: 2, colors: ['#1AB616'] } : {}
  const body = { userid: client.id, puzzleId, ...lies }
  const reply = await (puzzle.game === 'name'
    ? client.put('/userGames/updateGameName', { ...body, word: sent })
    : client.put('/userGames/update', { ...body, ...puzzle, guess: sent }))
  if (!checkReply(actor, `guesses ${sent} at ${toPuzzleKey(puzzle)}`, refusal, reply) || refusal !== undefined) return
  model.round(puzzle).word = known.word
  model.guess(puzzle, text, isRight)
  checkGuess(actor, puzzle, isRight, reply.body as Fields)
}

function checkGuess(actor: Actor, puzzle: GameAndMode, isRight: boolean, reply: Fields): void {
  const { model, judge } = actor
  const level = { profileLevel: model.level, profileExp: model.experience, profileExpNextLevel: model.needed }
  judge.expect(
    `${actor.name}, guess at ${toPuzzleKey(puzzle)}`,
    { right: isRight, ...level, ...buildGamesReply(model) },
    reply,
  )
  checkPuzzle(actor, puzzle, reply['puzzle'] as Fields)
}

type GuessRow = { readonly text: string; readonly sent: string }

function createGuess(actor: Actor, { game }: GameAndMode, { answer, others }: Solution, isRight: boolean): GuessRow {
  const { dice } = actor
  const first = ({ en }: GuessText) => en.split(' ')[0]
  const byFirstWord = game === 'silueta' || game === 'eye'
  const wrong = others.filter((one) => !byFirstWord || first(one) !== first(answer))
  const picked = isRight ? answer : dice.pick(wrong)
  return { text: picked.en, sent: dice.pick([picked.en, picked.en, picked.es, picked.en.toUpperCase()]) }
}

/** Half of the wrong rows contain letters of the word, to test the row colors too. */
function createRow({ dice }: Actor, word: string, isRight: boolean): GuessRow {
  const letters = Array.from(word)
  const mixed = dice.chance(0.6) ? dice.shuffled(letters) : letters.map(() => dice.pick(Array.from('AEIORSTLNQ')))
  const row = mixed.join('') === word ? letters.map(() => 'X').join('') : mixed.join('')
  const text = isRight ? word : row
  return { text, sent: dice.chance(0.5) ? text : text.toLowerCase() }
}

export async function resetPuzzle(actor: Actor, puzzle: GameAndMode): Promise<void> {
  const { client, model, judge } = actor
  const refusal = model.refusesReset(puzzle)
  const reply = await client.put('/userGames/resetGame', { userid: client.id, ...puzzle, resets: 99 })
  if (!checkReply(actor, `resets ${toPuzzleKey(puzzle)}`, refusal, reply) || refusal !== undefined) return
  const before = actor.ids.get(toPuzzleKey(puzzle))
  model.reset(puzzle)
  const record = reply.body as Fields
  recordPuzzleIds(actor, record)
  judge.expect(`${actor.name}, reset`, { ...buildGamesReply(model), resets: model.resetsLeft(puzzle.game) }, record)
  judge.expect(`${actor.name}, reset keeps the puzzle`, false, before === actor.ids.get(toPuzzleKey(puzzle)))
}

export async function claimReward(actor: Actor, puzzle: GameAndMode): Promise<void> {
  const { client, model, judge, dice } = actor
  const refusal = model.refusesClaim(puzzle)
  const body = { userid: client.id, ...puzzle, gachas: 1_000_000, status: 1 }
  const key = dice.chance(0.2) ? crypto.randomUUID() : undefined
  const reply = await client.put('/userGames/updateReward', body, key)
  if (!checkReply(actor, `claims ${toPuzzleKey(puzzle)}`, refusal, reply) || refusal !== undefined) return
  model.claim(puzzle)
  const balance = { gachas: model.gachas, throws: model.pityCount }
  judge.expect(`${actor.name}, claim`, [buildGamesReply(model), balance], reply.body)
  if (key === undefined) return
  const again = await client.put('/userGames/updateReward', body, key)
  judge.expect(`${actor.name}, claim again by the same key`, reply.body, again.body)
}

/** Reads today's games, with the ids of their puzzles. */
export async function readGames(actor: Actor): Promise<void> {
  const record = requireSuccess(actor, 'games', await actor.client.get('/userGames/findById', { id: actor.client.id }))
  recordPuzzleIds(actor, record)
  actor.judge.expect(`${actor.name}, games`, buildGamesReply(actor.model), record)
}
