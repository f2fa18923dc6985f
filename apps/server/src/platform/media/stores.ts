import { join } from 'node:path'
import { openFolderStore, type FileStore } from '@otogi/content/media/file-store'
import type { Config } from '../process/config.ts'
import { openObjectStore } from './object-store.ts'

type StoreConfig = Pick<Config, 'dataDir' | 's3'>

/** Opens the store of uploaded pictures: the bucket if there is one, otherwise a folder. */
export function openPictureStore({ dataDir, s3 }: StoreConfig): FileStore {
  return s3 ? openObjectStore(s3, 'pictures/') : openFolderStore(join(dataDir, 'pictures'))
}

/** Opens the store through which servers share drawn media; undefined without a bucket. */
export function openSharedMedia({ s3 }: Pick<Config, 's3'>): FileStore | undefined {
  return s3 && openObjectStore(s3, 'media/')
}
