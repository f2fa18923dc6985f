export { mountCrawlerFiles } from './crawlers.ts'
export { createDescribePage, createFindPreview, listPublicPaths, type PageDeps } from './describe.ts'
export { mountPreviewRoutes } from './previews.ts'
