import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { Nothing, Rarity, Text } from './fields.ts'

/** The content pack and this server's settings. Reading them requires no session. */
export const pack = {
  find: declareEndpoint({
    method: 'GET',
    path: '/api/pack/find',
    summary: 'The content pack: title, series, roadmap, credits, faces for the sign-in page',
    who: 'open',
    input: Nothing,
    reply: z.object({
      title: Text,
      series: z.array(z.object({ anime_name: z.string(), titles: Text })),
      roadmap: z.array(Text),
      /** URLs of the community's chat and of its news; undefined if there are none. */
      community: z.object({ chat: z.optional(z.string()), news: z.optional(z.string()) }),
      license: z.string(),
      credit: z.string(),
      credits: z.array(
        z.object({
          title: Text,
          origin: Text,
          published: Text,
          rights: Text,
          music: z.object({ piece: Text, composer: Text, year: z.string(), sources: z.array(z.string()) }),
        }),
      ),
      showcase: z.array(
        z.object({ name: z.string(), names: Text, rarity: Rarity, image: z.string(), thumbnail: z.string() }),
      ),
    }),
  }),
  settings: declareEndpoint({
    method: 'GET',
    path: '/api/settings',
    summary: 'Settings of this server that the web app needs before sign-in',
    who: 'open',
    input: Nothing,
    reply: z.object({ googleClientId: z.nullable(z.string()), mail: z.boolean(), build: z.string() }),
  }),
}
