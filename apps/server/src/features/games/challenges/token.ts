import { fromDayNumber, toDayNumber, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { GAMES, isMode, type Game, type Mode } from '@otogi/rules/games/games'
import { decryptToken, encryptToken } from '../../../platform/media/encrypted-token.ts'
import type { TokenKeys } from '../../../platform/process/secrets.ts'

/** A challenge's puzzle and the player who shared it. */
export type ChallengeTokenContent = {
  readonly sharerId: string
  readonly day: MadridDay
  readonly game: Game
  readonly mode: Mode
  readonly resetNo: number
}

const ID_BYTES = 16
const TOKEN_BYTES = ID_BYTES + 7

/** Creates the token for a challenge's link. It is encrypted, and identifies the puzzle but not its answer. */
export function createChallengeToken(keys: TokenKeys, challenge: ChallengeTokenContent): string {
  const bytes = Buffer.alloc(TOKEN_BYTES)
  bytes.write(challenge.sharerId.replaceAll('-', ''), 0, 'hex')
  bytes.writeUInt32BE(toDayNumber(challenge.day), ID_BYTES)
  bytes.writeUInt8(GAMES.indexOf(challenge.game), ID_BYTES + 4)
  bytes.writeUInt8(challenge.mode, ID_BYTES + 5)
  bytes.writeUInt8(challenge.resetNo, ID_BYTES + 6)
  return encryptToken(keys, bytes)
}

/** Returns undefined if the server did not create the token. */
export function readChallengeToken(keys: TokenKeys, token: string): ChallengeTokenContent | undefined {
  const bytes = decryptToken(keys, token)
  if (bytes?.length !== TOKEN_BYTES) return undefined
  const game = GAMES[bytes.readUInt8(ID_BYTES + 4)]
  const mode = bytes.readUInt8(ID_BYTES + 5)
  if (!game || !isMode(mode)) return undefined
  const sharerId = bytes.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const day = fromDayNumber(bytes.readUInt32BE(ID_BYTES))
  return { sharerId, day, game, mode, resetNo: bytes.readUInt8(ID_BYTES + 6) }
}
