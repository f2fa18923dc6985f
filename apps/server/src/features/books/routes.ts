import { books } from '@otogi/contract/books'
import type { Mount } from '../../platform/http/mount.ts'
import { openBooks, type World } from './open-books.ts'

const CACHE = 'public, max-age=60'

export function bookRoutes(mount: Mount, world: World): void {
  const find = openBooks(world)
  mount(books.find, ({ reply }) => {
    void reply.header('cache-control', CACHE)
    return find()
  })
}
