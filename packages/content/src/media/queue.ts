import type { MediaRecipe } from './recipe.ts'
import { hasSameRaster } from './same-raster.ts'

/** Puzzle pictures come before cards, and both before pictures made ahead of need. */
export type Priority = 'puzzle' | 'card' | 'ahead'

export interface Task {
  readonly key: string
  readonly recipe: MediaRecipe
  readonly resolve: (picture: Uint8Array) => void
  readonly reject: (reason: Error) => void
}

/**
 * Queue of pictures: by priority, then in order of arrival. Ahead of need, a worker continues with the raster it has.
 */
export function createPaintQueue() {
  const lines: Record<Priority, Task[]> = { puzzle: [], card: [], ahead: [] }
  const { puzzle, card, ahead } = lines
  return {
    add(task: Task, priority: Priority) {
      lines[priority].push(task)
    },
    /** Returns the next picture for a worker that just made `last`. */
    take(last: MediaRecipe | undefined): Task | undefined {
      const needed = puzzle.shift() ?? card.shift()
      if (needed) return needed
      const at = last ? ahead.findIndex(({ recipe }) => hasSameRaster(recipe, last)) : -1
      return at >= 0 ? ahead.splice(at, 1)[0] : ahead.shift()
    },
    /** Gives a picture queued ahead of need the priority of those needed now. */
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
