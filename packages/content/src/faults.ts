/** A fault in a pack: file, field and message. */
export interface Fault {
  readonly file: string
  /** The field, such as `cards.3.power`. Empty if the fault concerns the whole file. */
  readonly path: string
  readonly message: string
}

/** The error for a pack that cannot be loaded. It lists all faults. */
export class PackFaults extends Error {
  readonly faults: readonly Fault[]

  constructor(directory: string, faults: readonly Fault[]) {
    super(`The pack in ${directory} has ${faults.length} faults:\n${faults.map(formatFault).join('\n')}`)
    this.name = 'PackFaults'
    this.faults = faults
  }
}

function formatFault({ file, path, message }: Fault): string {
  return path === '' ? `${file}: ${message}` : `${file}: ${path} ${message}`
}
