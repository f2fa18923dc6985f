/** When to print a message, and when to give up. */
export type WaitLimits = { readonly printAfterMs: number; readonly limitMs: number }

export type WaitOptions = WaitLimits & { readonly print: (line: string) => void }

/** Waits for a promise. Prints a message if the promise takes long, and throws an error at the time limit. */
export async function waitFor<T>(
  description: string,
  promise: Promise<T>,
  { print, printAfterMs, limitMs }: WaitOptions,
): Promise<T> {
  const late = Promise.withResolvers<never>()
  const saying = setTimeout(() => print(`waiting for ${description}`), printAfterMs)
  const giving = setTimeout(() => late.reject(new Error(`waited ${limitMs / 1000} s for ${description}`)), limitMs)
  try {
    return await Promise.race([promise, late.promise])
  } finally {
    clearTimeout(saying)
    clearTimeout(giving)
  }
}
