import { books } from '@otogi/contract/books'
import { pack } from '@otogi/contract/pack'
import { createMockReply, createPendingReply, createMockRefusal } from './mock-reply.ts'
import { newBooks } from './replies/open.ts'
import { captureScreen } from './screen.ts'

captureScreen('credits', '/credits', { signedOut: true })
captureScreen('credits-waiting', '/credits', {
  signedOut: true,
  variants: ['tablet'],
  replies: [createPendingReply(pack.find)],
})
captureScreen('credits-failed', '/credits', {
  signedOut: true,
  variants: ['phone'],
  replies: [createMockRefusal(pack.find, 'TOO_MANY')],
})

captureScreen('books', '/books', { signedOut: true })
captureScreen('books-new', '/books', {
  signedOut: true,
  variants: ['phone'],
  replies: [createMockReply(books.find, newBooks)],
})
captureScreen('books-waiting', '/books', {
  signedOut: true,
  variants: ['tablet'],
  replies: [createPendingReply(books.find)],
})
captureScreen('books-failed', '/books', {
  signedOut: true,
  variants: ['desk'],
  replies: [createMockRefusal(books.find, 'TOO_MANY')],
})
