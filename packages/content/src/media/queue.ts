import type { MediaRecipe } from './recipe.ts'
import { sameRaster } from './same-raster.ts'

export type Priority = 'now' | 'ahead'

export interface Task {
  readonly key: string
  readonly recipe: MediaRecipe
  readonly resolve: (picture: Uint8Array) => void
  readonly reject: (reason: Error) => void
}

/**
 * Pictures that wait for a painter: those needed now first, and each kind in the order it came, but that a painter goes
 * on with the raster it has.
 */
export function openQueue() {
  const now: Task[] = []
  const ahead: Task[] = []
  return {
    add(task: Task, priority: Priority) {
      const line = priority === 'now' ? now : ahead
      line.push(task)
    },
    /** The next picture for a painter who made `last` before. */
    take(last: MediaRecipe | undefined): Task | undefined {
      if (now.length > 0) return now.shift()
      const at = last ? ahead.findIndex(({ recipe }) => sameRaster(recipe, last)) : -1
      return at >= 0 ? ahead.splice(at, 1)[0] : ahead.shift()
    },
    /** Moves a picture from those made ahead of need to those needed now. */
    hurry(key: string) {
      const at = ahead.findIndex((task) => task.key === key)
      if (at >= 0) now.push(...ahead.splice(at, 1))
    },
    isEmpty(): boolean {
      return now.length + ahead.length === 0
    },
    clear(): Task[] {
      return [...now.splice(0), ...ahead.splice(0)]
    },
  }
}
