import { QUEST_GAMES, WIRE_GAME, type QuestGame, type WireName } from '@otogi/rules/games/games'

type QuestFieldName<Wire extends string> = `statusQuest${Capitalize<Wire>}`

export type QuestField = QuestFieldName<WireName<QuestGame>>

/** The API field for the status of a game's daily quest. */
export function findQuestField(game: QuestGame): QuestField {
  const wire = WIRE_GAME[game]
  return `statusQuest${wire.charAt(0).toUpperCase()}${wire.slice(1)}` as QuestField
}

/** Maps the API field of each daily quest to its plain name, which is the game's name. */
export const QUEST_FIELD_NAMES = Object.fromEntries(QUEST_GAMES.map((game) => [findQuestField(game), game])) as {
  readonly [G in QuestGame as QuestFieldName<WireName<G>>]: G
}
