import { books } from '@otogi/contract/books'
import { pack } from '@otogi/contract/pack'
import { answer, never, refuse } from './answer.ts'
import { newBooks } from './answers/open.ts'
import { portray } from './screen.ts'

portray('credits', '/credits', { signedOut: true })
portray('credits-waiting', '/credits', { signedOut: true, looks: ['tablet'], answers: [never(pack.find)] })
portray('credits-failed', '/credits', { signedOut: true, looks: ['phone'], answers: [refuse(pack.find, 'TOO_MANY')] })

portray('books', '/books', { signedOut: true })
portray('books-new', '/books', { signedOut: true, looks: ['phone'], answers: [answer(books.find, newBooks)] })
portray('books-waiting', '/books', { signedOut: true, looks: ['tablet'], answers: [never(books.find)] })
portray('books-failed', '/books', { signedOut: true, looks: ['desk'], answers: [refuse(books.find, 'TOO_MANY')] })
