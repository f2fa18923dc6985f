/** How long to wait: when to say for what, and when to give up. */
export type Patience = { readonly sayAfterMs: number; readonly limitMs: number }

export type Waiting = Patience & { readonly say: (line: string) => void }

/** Waits for an answer; says for what when that takes long, and gives up at the limit. */
export async function waitFor<T>(what: string, answer: Promise<T>, { say, sayAfterMs, limitMs }: Waiting): Promise<T> {
  const late = Promise.withResolvers<never>()
  const saying = setTimeout(() => say(`waiting for ${what}`), sayAfterMs)
  const giving = setTimeout(() => late.reject(new Error(`waited ${limitMs / 1000} s for ${what}`)), limitMs)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(saying)
    clearTimeout(giving)
  }
}
