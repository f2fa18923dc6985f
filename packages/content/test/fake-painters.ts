import type { PainterPool } from '../src/media/pool.ts'
import type { MediaRecipe } from '../src/media/recipe.ts'

/** Creates a painter pool for tests. Each picture contains only the number of pictures made so far. */
export function createFakePainters() {
  const painted: string[] = []
  const hurried: string[] = []
  const recipes: MediaRecipe[] = []
  const painters: PainterPool = {
    paint: async (key, recipe, priority) => {
      recipes.push(recipe)
      painted.push(`${priority} ${key}`)
      await Promise.resolve()
      return createFile(`picture ${painted.length}`)
    },
    hurry: (key, priority) => void hurried.push(`${priority} ${key}`),
    close: async () => {},
  }
  return { painters, painted, hurried, recipes }
}

/** Creates a file with a valid WebP header and arbitrary content. */
export function createFile(text: string): Buffer {
  const head = Buffer.from('RIFF    ')
  head.writeUInt32LE(text.length, 4)
  return Buffer.concat([head, Buffer.from(text)])
}
