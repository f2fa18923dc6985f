/** A value of a recipe file. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** What a part may be told beyond its kind; plain JSON. */
export type Options = Readonly<Record<string, Json>>
