import { describe, expect, it } from 'vitest'
import { findPartFileFaults } from './faults.ts'

const file = (content: string, metadata = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" fill="none">
<metadata>${metadata}</metadata>
${content}
</svg>`

const path = (attributes: string) => `<path d="M0 0h9z" ${attributes}/>`

const SQUARE = '<path d="M0 0h9v9h-9z" fill="#ff0000"/>'

it('finds no faults in a file that can be drawn', () => {
  const palette = '<color name="color" is="#ff0000"/><color is="#880000" as="shade($color,0.6)"/>'
  expect(findPartFileFaults(file(SQUARE, palette))).toEqual([])
})

describe('content that a part file may not have is reported with its element', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', /^script \(line 3\): <script> is not allowed$/],
    ['a foreign page', '<foreignObject/>', /<foreignObject> is not allowed/],
    ['a picture', '<image href="http://x/y.png"/>', /<image> is not allowed/],
    ['writing', '<text>hello</text>', /<text> is not allowed/],
    ['an event', '<path id="a" d="M0 0h9z" onclick="x()"/>', /^path#a \(line 3\): unknown attribute "onclick"$/],
    ['a link out of the file', '<use href="http://x/y.svg#h" transform="scale(-1 1)"/>', /href leads to "http:/],
    ['a paint out of the file', path('fill="url(http://x/y.svg#h)"'), /fill leads to "http:\/\/x\/y\.svg#h"/],
    ['a missing definition', path('fill="url(#none)"'), /fill leads to "none", which is not in this file/],
    ['a gradient of another file', '<linearGradient href="x.svg#a"/>', /href leads to "x.svg#a", which is not in/],
    ['a huge coordinate', '<path d="M0 0h99999z" fill="#fff"/>', /d reaches 99999, more than 4000/],
    [
      'huge coordinates in small steps',
      '<path d="M0 0l3000 0l3000 0z" fill="#fff"/>',
      /d reaches 6000, more than 4000/,
    ],
    ['an unknown material', path('class="velvet"'), /unknown material "velvet"/],
    ['a misspelt attribute', path('data-wehn="a"'), /unknown attribute "data-wehn"/],
    ['an invalid color', path('fill="javascript:x"'), /fill: "javascript:x" is not a color/],
    ['text that ends an attribute', path('stroke-linecap="&quot;/&gt;"'), /stroke-linecap: .* is not allowed/],
    ['a color that ends an attribute', path('fill="a(&quot;/&gt;)"'), /^path \(line 3\): fill: unknown tone "a"$/],
    [
      'a number that ends an attribute',
      path('opacity="1&quot;/&gt;"'),
      /^path \(line 3\): opacity: .* is not allowed$/,
    ],
    ['a path that cannot be read', '<path d="M0 0 what" fill="#fff"/>', /its path cannot be read/],
    [
      'steps for an unreadable path',
      '<path d="what" data-by-size="d:0"/>',
      /^path \(line 3\): its path cannot be read/,
    ],
    ['steps of an option without a default', path('data-by-size="0 1"'), /<metadata> has no <number name="size">/],
    ['a mirror that also turns', '<g id="h"/><use xlink:href="#h" transform="rotate(90)"/>', /mirrors left and right/],
    [
      'a stretched upright group',
      '<g class="upright" transform="scale(2 1)"/>',
      /may only be translated, rotated and scaled/,
    ],
  ])('%s', (_, content, fault) => {
    expect(findPartFileFaults(file(SQUARE + content)).join('\n')).toMatch(fault)
  })
})

describe('content that the engine cannot draw is reported with its element', () => {
  it.each([
    [
      'groups that enlarge each other',
      '<g transform="scale(30)"><g transform="scale(20)"><path d="M0 0h9z" fill="#fff"/></g></g>',
      /^path \(line 3\): d reaches 5400, more than 4000$/,
    ],
    [
      'a pattern enlarged without end',
      '<pattern patternTransform="scale(1e9)"/>',
      /patternTransform reaches 1000000000,/,
    ],
    ['a rod that is a path', path('class="rod"'), /^path \(line 3\): class "rod" is for <line>, not for <path>$/],
    ['a gem that is a group', '<g class="gem"/>', /^g \(line 3\): class "gem" is for <circle>, not for <g>$/],
    ['a cord that is a circle', '<circle class="cord" r="2"/>', /class "cord" is for <path>, not for <circle>/],
    ['a fold that is a line', '<line class="fold" x2="2"/>', /class "fold" is for <path>, not for <line>/],
    [
      'a cloth without an outline',
      '<g class="cloth"><circle r="2"/></g>',
      /the first element of a "cloth" group is its/,
    ],
    [
      'a ring without a color',
      '<circle class="ring" r="2" fill="#fff"/>',
      /class "ring" needs a hex color or a tone in/,
    ],
    [
      'a metal filled with a gradient',
      path('class="metal" fill="url(#a)"'),
      /class "metal" needs a hex color or a tone/,
    ],
    [
      'a definition that refers to itself',
      '<mask id="a"><path d="M0 0h9z" mask="url(#a)"/></mask>',
      /^mask#a \(line 3\): refers to itself$/,
    ],
    [
      'gradients that refer to each other',
      '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>',
      /^linearGradient#a \(line 3\): refers to itself\nlinearGradient#b \(line 3\): refers to itself$/,
    ],
  ])('%s', (_, content, fault) => {
    expect(findPartFileFaults(file(SQUARE + content)).join('\n')).toMatch(fault)
  })
})

describe('invalid metadata is reported with its element', () => {
  it.each([
    ['an unknown tone', '<color is="#ff0000" as="glitter($color)"/>', /unknown tone "glitter"/],
    ['a tone without its strength', '<color is="#ff0000" as="shade($color)"/>', /shade\(\) takes color, number/],
    ['a number without a default', '<number name="size"/>', /needs a name and a default that is a number/],
    ['a name that is not one word', '<color name="my color" is="#ff0000"/>', /"\$my color" is not a color/],
    ['a color that depends on itself', '<color name="a" is="#f00" as="shade($a,1)"/>', /depends on itself/],
    [
      'colors that depend on each other',
      '<color name="a" is="#f00" as="$b"/><color name="b" is="#0f0" as="$c"/><color name="c" is="#00f" as="shade($a,1)"/>',
      /^color \(line 2\): "a" depends on itself\n.*"b" depends on itself\n.*"c" depends on itself$/,
    ],
    ['anything else about the part', '<license/>', /<license> is not known in <metadata>/],
  ])('%s', (_, metadata, fault) => {
    expect(findPartFileFaults(file(SQUARE, metadata)).join('\n')).toMatch(fault)
  })
})

describe('a file as a whole', () => {
  it('is SVG, not empty and not too large', () => {
    expect(findPartFileFaults(file(SQUARE.repeat(700)))).toContainEqual('has 700 elements, more than 600')
    expect(findPartFileFaults(file(`<!--${'x'.repeat(300_000)}-->`)).join()).toMatch(/characters, more than/)
    expect(findPartFileFaults(file(''))).toEqual(['draws nothing'])
    expect(findPartFileFaults('<svg><path')).toEqual([expect.stringMatching(/^cannot be read: /)])
    expect(findPartFileFaults('<html/>')).toEqual(['cannot be read: the first element is not <svg>'])
  })

  it('reports steps that no longer match an edited path', () => {
    const metadata = '<number name="size" default="9"/>'
    const edited = (d: string) => `<path d="${d}" fill="#fff" data-by-size="d:0 0 1 0"/>`
    expect(findPartFileFaults(file(edited('M0 0h9'), metadata))).toEqual([])
    expect(findPartFileFaults(file(edited('M0 0h9v9'), metadata))).toEqual([
      'path (line 3): data-by-size lists 4 steps, d has 6 numbers',
    ])
  })
})
