const WIDTH = 600
const HEIGHT = 800

/** Draws a placeholder picture. Its color depends on the address, and a mark shows how the picture is cropped. */
export function drawPlaceholder(address: string): string {
  const hue = (address.split('').reduce((sum, letter) => (sum * 131 + letter.charCodeAt(0)) % 9973, 7) * 137) % 360
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="hsl(${hue} 45% 42%)"/>`,
    `<circle cx="${WIDTH / 2}" cy="${HEIGHT * 0.4}" r="150" fill="hsl(${hue} 55% 72%)"/>`,
    `<path d="M150 ${HEIGHT}V620q150-110 300 0V${HEIGHT}z" fill="hsl(${hue} 55% 72%)"/></svg>`,
  ].join('')
}

const RATE = 8000
const SECONDS = 10
const HEAD = 44

/** Creates ten seconds of silence. */
export function createSilence(): Buffer {
  const samples = RATE * SECONDS
  const file = Buffer.alloc(HEAD + samples, 128)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples, 40)
  return file
}
