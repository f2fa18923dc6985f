import { books } from '@otogi/contract/books'
import { pack } from '@otogi/contract/pack'
import { createAnswer, leavePending, createRefusal } from './answer.ts'
import { newBooks } from './answers/open.ts'
import { captureScreen } from './screen.ts'

captureScreen('credits', '/credits', { signedOut: true })
captureScreen('credits-waiting', '/credits', { signedOut: true, looks: ['tablet'], answers: [leavePending(pack.find)] })
captureScreen('credits-failed', '/credits', {
  signedOut: true,
  looks: ['phone'],
  answers: [createRefusal(pack.find, 'TOO_MANY')],
})

captureScreen('books', '/books', { signedOut: true })
captureScreen('books-new', '/books', {
  signedOut: true,
  looks: ['phone'],
  answers: [createAnswer(books.find, newBooks)],
})
captureScreen('books-waiting', '/books', { signedOut: true, looks: ['tablet'], answers: [leavePending(books.find)] })
captureScreen('books-failed', '/books', {
  signedOut: true,
  looks: ['desk'],
  answers: [createRefusal(books.find, 'TOO_MANY')],
})
