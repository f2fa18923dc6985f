import type { Options } from '@otogi/art/draw/options'
import { type Changes, type Palette, toOptions } from '../palette.ts'
import { createElement } from './elements.ts'

/** Creates an input for each option of a part. After each change, calls `onChange` with all options. */
export function createControls(palette: Palette, onChange: (options: Options) => void): HTMLFormElement {
  const changes = new Map<string, Changes extends ReadonlyMap<string, infer Value> ? Value : never>()
  const set = (name: string, value: string | number | boolean) => {
    if (value === '' || value === false) changes.delete(name)
    else changes.set(name, value)
    onChange(toOptions(palette, changes))
  }
  const colors = Array.from(palette.colors, ([name, value]) => {
    const input = createElement('input', { type: 'color', name, defaultValue: value, autocomplete: 'off' })
    input.addEventListener('input', () => set(name, input.value))
    return createElement('label', {}, name, input)
  })
  const numbers = Array.from(palette.numbers, ([name, value]) => {
    const input = createElement('input', {
      type: 'number',
      name,
      step: 'any',
      defaultValue: String(value),
      autocomplete: 'off',
    })
    input.addEventListener('input', () => set(name, input.value && input.valueAsNumber))
    return createElement('label', {}, name, input)
  })
  const choices = Array.from(palette.choices, ([name, values]) => {
    const input = values.length === 0 ? createCheckbox(name, set) : createSelect(name, values, set)
    return createElement('label', {}, name, input)
  })
  const reset = createElement('button', { type: 'reset' }, 'Reset')
  const groups = [createGroup('Colors', colors), createGroup('Numbers', numbers), createGroup('Choices', choices)]
  const isFixed = groups.every((group) => group.length === 0)
  const form = createElement('form', {}, ...groups.flat(), isFixed ? 'This part has no options.' : reset)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('reset', () => {
    changes.clear()
    onChange({})
  })
  return form
}

type SetOption = (name: string, value: string | boolean) => void

function createCheckbox(name: string, set: SetOption): HTMLInputElement {
  const input = createElement('input', { type: 'checkbox', name, autocomplete: 'off' })
  input.addEventListener('change', () => set(name, input.checked))
  return input
}

function createSelect(name: string, values: readonly string[], set: SetOption): HTMLSelectElement {
  const options = [new Option('not set', ''), ...values.map((value) => new Option(value))]
  const select = createElement('select', { name, autocomplete: 'off' }, ...options)
  select.addEventListener('change', () => set(name, select.value))
  return select
}

function createGroup(title: string, labels: readonly HTMLLabelElement[]): HTMLFieldSetElement[] {
  return labels.length === 0 ? [] : [createElement('fieldset', {}, createElement('legend', {}, title), ...labels)]
}
