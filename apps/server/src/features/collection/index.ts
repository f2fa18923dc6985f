export { addCards } from './add-cards.ts'
export { catalogueOf, type Catalogue } from './catalogue.ts'
export { takeCard } from './take-card.ts'
export { collectionRoutes } from './routes.ts'
