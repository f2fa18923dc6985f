import { useState, type FormEvent } from 'react'
import { Refused } from '../../platform/refused.ts'

/** A form that is sent once: what is under way, that it is done, or why it is not. */
export function useSent(send: () => Promise<unknown>) {
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const [refused, setRefused] = useState<Refused>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    setRefused(undefined)
    try {
      await send()
      setState('done')
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setRefused(error)
      setState('open')
    }
  }
  return { submit: (event: FormEvent) => void submit(event), busy: state === 'busy', done: state === 'done', refused }
}
