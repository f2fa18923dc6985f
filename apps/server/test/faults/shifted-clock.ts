import { readFileSync } from 'node:fs'

/** Preload this module to shift a program's clock by the milliseconds in the file `CLOCK_FILE`. */
const file = process.env['CLOCK_FILE']
const READ_EVERY_MS = 20

const readRealTime = Date.now
let aheadMs = 0

function readShift(): void {
  // The file may be empty while it is being written.
  if (file !== undefined) aheadMs = Number(readFileSync(file, 'utf8') || aheadMs)
}

readShift()
setInterval(readShift, READ_EVERY_MS).unref()
Date.now = () => readRealTime() + aheadMs
globalThis.Date = new Proxy(Date, {
  construct: (target, given: unknown[], as) =>
    Reflect.construct(target, given.length > 0 ? given : [Date.now()], as) as object,
})
