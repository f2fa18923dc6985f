import { books } from '@otogi/contract/books'
import type { Mount } from '../../platform/http/mount.ts'
import { createBooksReader, type BookDeps } from './open-books.ts'

const CACHE = 'public, max-age=60'

export function mountBooksRoutes(mount: Mount, deps: BookDeps): void {
  const readBooks = createBooksReader(deps)
  mount(books.find, ({ reply }) => {
    void reply.header('cache-control', CACHE)
    return readBooks()
  })
}
