import type { MediaRecipe } from './recipe.ts'
import { sameRaster } from './same-raster.ts'

/** What a puzzle shows is needed before a card, and both before what is made ahead of need. */
export type Priority = 'puzzle' | 'card' | 'ahead'

export interface Task {
  readonly key: string
  readonly recipe: MediaRecipe
  readonly resolve: (picture: Uint8Array) => void
  readonly reject: (reason: Error) => void
}

/**
 * Pictures that wait for a worker: by priority, and within it in the order they came, except that ahead of need a worker
 * goes on with the raster it has.
 */
export function openQueue() {
  const lines: Record<Priority, Task[]> = { puzzle: [], card: [], ahead: [] }
  const { puzzle, card, ahead } = lines
  return {
    add(task: Task, priority: Priority) {
      lines[priority].push(task)
    },
    /** The next picture for a worker that made `last` before. */
    take(last: MediaRecipe | undefined): Task | undefined {
      const needed = puzzle.shift() ?? card.shift()
      if (needed) return needed
      const at = last ? ahead.findIndex(({ recipe }) => sameRaster(recipe, last)) : -1
      return at >= 0 ? ahead.splice(at, 1)[0] : ahead.shift()
    },
    /** Gives a picture that was to be made ahead of need the priority of those needed now. */
    hurry(key: string, priority: Priority) {
      const at = ahead.findIndex((task) => task.key === key)
      if (at >= 0) lines[priority].push(...ahead.splice(at, 1))
    },
    isEmpty(): boolean {
      return puzzle.length + card.length + ahead.length === 0
    },
    clear(): Task[] {
      return [...puzzle.splice(0), ...card.splice(0), ...ahead.splice(0)]
    },
  }
}
