export { mountCrawlerFiles } from './crawlers.ts'
export { createDescribePage, createFindPreview, listPublicPaths, type PageDeps } from './describe.ts'
export { mountPreviews } from './previews.ts'
