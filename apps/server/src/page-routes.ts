import type { FastifyInstance } from 'fastify'
import {
  createPageDescriber,
  createPreviewFinder,
  listPublicPaths,
  mountCrawlerFiles,
  mountPreviewRoutes,
  type PageDeps,
} from './features/pages/index.ts'
import { Refusal } from './platform/http/refusal.ts'
import { serveWeb } from './platform/http/serve-web.ts'
import type { MediaFiles } from './platform/media/media.ts'

type Deps = {
  readonly config: { readonly publicOrigin: string | undefined }
  readonly files: MediaFiles
  readonly webRoot?: string | undefined
}

/** Serves the web app, if any, and the routes for search engines and messaging apps. */
export async function mountPages(
  app: FastifyInstance,
  { config, files, webRoot }: Deps,
  pages: PageDeps,
): Promise<void> {
  const { publicOrigin } = config
  mountCrawlerFiles(app, { publicOrigin, paths: listPublicPaths(pages) })
  mountPreviewRoutes(app, { files, findPreview: createPreviewFinder(pages) })
  if (webRoot) await serveWeb(app, { root: webRoot, describePage: createPageDescriber(pages), publicOrigin })
  else app.setNotFoundHandler(throwNotFound)
}

function throwNotFound(): never {
  throw new Refusal('NOT_FOUND')
}
