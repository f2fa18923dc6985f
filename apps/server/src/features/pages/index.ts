export { mountCrawlerFiles } from './crawlers.ts'
export { createDescribePage } from './describe.ts'
export { FIXED_PAGES } from './texts.ts'
