/** A value of a recipe file. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** The options of a part besides its kind, as plain JSON. */
export type Options = Readonly<Record<string, Json>>
