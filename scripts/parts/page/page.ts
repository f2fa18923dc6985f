import type { PackIndex } from '../pack-index.ts'
import { readPalette } from '../palette.ts'
import { groupByPart, type Picture } from '../pictures.ts'
import { matchesSearch } from '../search.ts'
import { createControls } from './controls.ts'
import { drawPart, drawPicture } from './draw.ts'
import { createElement, createFrame, drawOrShowError } from './elements.ts'
import { createLazyDrawing } from './lazy.ts'

const index = await fetchIndex()
const users = groupByPart(index.pictures)
const pictureById = new Map(index.pictures.map((picture) => [picture.id, picture]))
const drawLazily = createLazyDrawing()

const main = findElement(document, 'main')
const status = findElement(document, '[role=status]')
const search = findElement(document, 'form')
const textInput = findElement(search, 'input') as HTMLInputElement
const kindSelect = findElement(search, 'select') as HTMLSelectElement
const list = createElement('ul', { className: 'tiles' })
const tiles = createTiles()
/** The scroll position of the list before a part or picture was opened. */
let listScroll = 0

document.title = `Parts: ${index.title}`
showFaults()
list.append(...tiles.map(({ element }) => element))
search.addEventListener('input', () => {
  if (location.hash === '') filterList()
  else location.hash = ''
})
search.addEventListener('submit', (event) => event.preventDefault())
addEventListener('hashchange', showPage)
addEventListener('scroll', () => {
  if (list.isConnected) listScroll = scrollY
})
showPage()

async function fetchIndex(): Promise<PackIndex> {
  const response = await fetch('/pack.json')
  if (response.ok) return (await response.json()) as PackIndex
  findElement(document, '[role=status]').textContent =
    `The pack could not be read (${response.status}). The terminal says why. Fix it and reload this page.`
  throw new Error(`/pack.json: ${response.status}`)
}

function showFaults(): void {
  if (index.faults.length === 0) return
  const section = findElement(document, '#faults')
  const lines = index.faults.map((fault) => createElement('li', {}, fault))
  section.append(createElement('h2', {}, `Faults: ${index.faults.length}`), createElement('ul', {}, ...lines))
  section.hidden = false
}

function createTiles(): { id: string; name: string; element: HTMLElement }[] {
  const parts = Object.keys(index.parts)
    .toSorted()
    .map((name) => ({ id: name, name, element: createPartTile(name) }))
  const pictures = index.pictures.map((picture) => ({
    id: picture.id,
    name: picture.name,
    element: createPictureTile(picture),
  }))
  return [...parts, ...pictures]
}

function createPartTile(name: string): HTMLElement {
  const frame = createFrame()
  drawLazily(frame, () => drawOrShowError(frame, () => drawPart(frame, index.parts, name)))
  const count = users.get(name)?.length ?? 0
  const note = `${index.own.includes(name) ? 'pack' : 'general'}, in ${count} ${count === 1 ? 'recipe' : 'recipes'}`
  return createTile(frame, name, name, note)
}

function createPictureTile(picture: Picture, onDrawn?: (tile: HTMLElement, parts: Set<string>) => void): HTMLElement {
  const frame = createFrame()
  const tile = createTile(frame, picture.id, picture.name, picture.drawing.of)
  drawLazily(frame, () =>
    drawOrShowError(frame, () => {
      const parts = drawPicture(frame, index.parts, picture)
      onDrawn?.(tile, parts)
    }),
  )
  return tile
}

function createTile(frame: HTMLElement, id: string, name: string, note: string): HTMLElement {
  const link = createElement('a', { href: `#${id}` }, name)
  frame.addEventListener('click', () => link.click())
  return createElement('li', { className: 'tile' }, frame, link, createElement('p', { className: 'note' }, note))
}

function showPage(): void {
  const id = decodeURIComponent(location.hash.slice(1))
  if (id === '') {
    const scroll = listScroll
    main.replaceChildren(list)
    filterList()
    scrollTo(0, scroll)
    return
  }
  const picture = pictureById.get(id)
  const title = createElement('h2', { tabIndex: -1 }, picture ? `${picture.name} (${picture.drawing.of})` : id)
  const back = createElement('p', {}, createElement('a', { href: '#' }, 'Back to the list'))
  main.replaceChildren(back, title)
  if (picture) openPicture(picture)
  else if (id in index.parts) openPart(id)
  else
    main.append(
      createElement(
        'p',
        { className: 'fault' },
        `There is no part or picture ${id}. Check the faults, if any are listed.`,
      ),
    )
  scrollTo(0, 0)
  title.focus({ preventScroll: true })
}

function filterList(): void {
  const wanted = { text: textInput.value, kind: kindSelect.value }
  let count = 0
  for (const { id, name, element } of tiles) {
    const isShown = matchesSearch(id, name, wanted)
    element.hidden = !isShown
    if (isShown) count++
  }
  status.textContent = `${index.title}: ${count} of ${tiles.length}`
}

function openPart(name: string): void {
  const frame = createFrame()
  const palette = readPalette(index.parts[name] ?? '')
  const controls = createControls(palette, (options) =>
    drawOrShowError(frame, () => drawPart(frame, index.parts, name, options)),
  )
  main.append(createElement('div', { className: 'opened' }, frame, controls), ...createUsageTiles(name))
  status.textContent = name
  drawOrShowError(frame, () => drawPart(frame, index.parts, name))
}

/**
 * Draws the pictures and hides those without the part, because recipes may also use the part's name for something else.
 */
function createUsageTiles(partName: string): HTMLElement[] {
  const pictures = users.get(partName) ?? []
  const title = createElement('h3', {}, `Used by: ${pictures.length}`)
  let withoutPart = 0
  const list = pictures.map((picture) =>
    createPictureTile(picture, (tile, parts) => {
      if (parts.has(partName)) return
      tile.hidden = true
      withoutPart++
      title.textContent = `Used by: ${pictures.length - withoutPart} (${withoutPart} more use its name for something else)`
    }),
  )
  return [title, createElement('ul', { className: 'tiles large' }, ...list)]
}

function openPicture(picture: Picture): void {
  const frame = createFrame()
  main.append(createElement('div', { className: 'opened' }, frame))
  main.append(createElement('h3', {}, `Parts: ${picture.parts.length}`))
  main.append(createElement('ul', { className: 'tiles' }, ...picture.parts.map(createPartTile)))
  status.textContent = picture.name
  drawOrShowError(frame, () => drawPicture(frame, index.parts, picture))
}

function findElement(within: ParentNode, selector: string): HTMLElement {
  const element = within.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`the page has no ${selector}`)
  return element
}
