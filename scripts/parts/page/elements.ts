type Content = Node | string

/** Creates an element with properties and children. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...content: Content[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...content)
  return element
}

export function createFrame(): HTMLDivElement {
  return createElement('div', { className: 'frame' })
}

/** Draws in a frame. If drawing fails, shows the error there. */
export function drawOrShowError(frame: HTMLElement, draw: () => void): void {
  try {
    draw()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    frame.replaceChildren(createElement('p', { className: 'fault' }, `Cannot be drawn: ${reason}`))
  }
}
