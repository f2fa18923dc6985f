/** One thing wrong with a pack: in which file, at which field, and what. */
export interface Fault {
  readonly file: string
  /** The field, such as `cards.3.power`; empty where the file as a whole is meant. */
  readonly path: string
  readonly message: string
}

/** A pack that cannot be used, with everything that is wrong with it. */
export class PackFaults extends Error {
  readonly faults: readonly Fault[]

  constructor(directory: string, faults: readonly Fault[]) {
    super(`The pack in ${directory} has ${faults.length} faults:\n${faults.map(lineOf).join('\n')}`)
    this.name = 'PackFaults'
    this.faults = faults
  }
}

function lineOf({ file, path, message }: Fault): string {
  return path === '' ? `${file}: ${message}` : `${file}: ${path} ${message}`
}
