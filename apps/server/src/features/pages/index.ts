export { mountCrawlerFiles } from './crawlers.ts'
export { createPageDescriber, createPreviewFinder, listPublicPaths, type PageDeps } from './describe.ts'
export { mountPreviewRoutes } from './previews.ts'
