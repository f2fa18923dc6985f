import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { Nothing, WholeNumber } from './fields.ts'

const Face = { username: z.string(), profilePicture: z.string() }
const Position = z.nullable(WholeNumber)

export const ranking = {
  find: declareEndpoint({
    method: 'GET',
    path: '/api/users/getRank',
    summary: 'The top 100 by power, level and unique cards, and the player’s own positions',
    input: Nothing,
    reply: z
      .object({
        topTotalPowerUsers: z.array(z.object({ ...Face, totalPower: WholeNumber })),
        topLevelUsers: z.array(z.object({ ...Face, profileLevel: WholeNumber })),
        topCollection: z.array(z.object({ userDetails: z.object(Face), totalUniqueCards: WholeNumber })),
        totalCards: WholeNumber,
        me: z.object({ power: Position, level: Position, cards: Position }),
      })
      .register(z.globalRegistry, { id: 'Ranking' }),
  }),
}
