import type { MediaRecipe } from './recipe.ts'
import { hasSameRaster } from './same-raster.ts'

/** The order of urgency. `ahead` is for pictures that no one has requested yet. */
export type Priority = 'puzzle' | 'card' | 'ahead'

export interface Task {
  readonly key: string
  readonly recipe: MediaRecipe
  readonly resolve: (picture: Uint8Array) => void
  readonly reject: (reason: Error) => void
}

/**
 * Creates a queue of pictures, ordered by priority and then by arrival. Among the `ahead` pictures, those with the same
 * raster as the worker's previous picture come first.
 */
export function createPaintQueue() {
  const lines: Record<Priority, Task[]> = { puzzle: [], card: [], ahead: [] }
  const { puzzle, card, ahead } = lines
  return {
    add(task: Task, priority: Priority) {
      lines[priority].push(task)
    },
    /** Removes and returns the next picture for a worker that has just drawn `last`. */
    take(last: MediaRecipe | undefined): Task | undefined {
      const needed = puzzle.shift() ?? card.shift()
      if (needed) return needed
      const at = last ? ahead.findIndex(({ recipe }) => hasSameRaster(recipe, last)) : -1
      return at >= 0 ? ahead.splice(at, 1)[0] : ahead.shift()
    },
    /** Moves a picture that has now been requested from the `ahead` queue to a more urgent one. */
    hurry(key: string, priority: Priority) {
      const at = ahead.findIndex((task) => task.key === key)
      if (at >= 0) lines[priority].push(...ahead.splice(at, 1))
    },
    /** Whether any of the waiting pictures has been requested. */
    hasRequested: (): boolean => puzzle.length + card.length > 0,
    isEmpty(): boolean {
      return puzzle.length + card.length + ahead.length === 0
    },
    clear(): Task[] {
      return [...puzzle.splice(0), ...card.splice(0), ...ahead.splice(0)]
    },
  }
}
