import { useState, type FormEvent } from 'react'
import { Refused } from '../../platform/refused.ts'

/** The state of a form that can be submitted once: busy, done or refused. */
export function useSubmission(send: () => Promise<unknown>) {
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
