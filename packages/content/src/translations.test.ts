import { mapLanguages } from '@otogi/rules/languages/languages'
import { expect, it } from 'vitest'
import { listPackFaults, createSmallPack, writePack, type SmallPack } from '../test/small-pack.ts'
import { loadPack } from './load.ts'

const withoutSpanish = (key: string, value: unknown) => (key === 'es' ? undefined : value)

it('accepts a pack that is only in English and shows it in every language', async () => {
  const pack = await loadPack(
    await writePack(JSON.parse(JSON.stringify(createSmallPack(), withoutSpanish)) as SmallPack),
  )
  expect(pack.seriesById.get('moon')).toMatchObject({
    title: mapLanguages(() => 'Moon Tale'),
    opening: { piece: mapLanguages((): unknown => expect.stringMatching(/\S/)) },
  })
  expect(pack.cardById.get('luna-2')?.name).toEqual(mapLanguages(() => 'Luna Gray, Full'))
})

it('reports every text that lacks a language of the pack', async () => {
  const files = createSmallPack()
  const inEnglishAlone = { 'series/sea.json': JSON.parse(JSON.stringify(files['series/sea.json'], withoutSpanish)) }
  const faults = await listPackFaults(await writePack(Object.assign(files, inEnglishAlone)))
  expect(faults).toContain('series/sea.json characters.0.name.es is missing')
  expect(faults.every((fault) => /^series\/sea\.json \S+\.es is missing$/.test(fault))).toBe(true)
})

it('combines character and title into the name of a card, in both languages', async () => {
  const pack = await loadPack(await writePack(createSmallPack()))
  expect(pack.cardById.get('luna-1')?.name).toMatchObject({ en: 'Luna Gray', es: 'Luna Gray' })
  expect(pack.cardById.get('luna-2')?.name).toMatchObject({ en: 'Luna Gray, Full', es: 'Luna Gray, Full (es)' })
})
