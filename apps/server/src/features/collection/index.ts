export { addCards } from './add-cards.ts'
export { catalogueOf, type Catalogue } from './catalogue.ts'
export { collectionRoutes } from './routes.ts'
