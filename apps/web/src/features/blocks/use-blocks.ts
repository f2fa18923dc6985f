import { blocks } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { invalidate } from '../../platform/query-client.ts'

export const BLOCKS_KEY = ['blocks', 'find'] as const

/** Blocks or unblocks a player. Refetches the data that the block affects. */
export function useBlock(onSuccess?: () => void) {
  return useMutation({
    mutationFn: ({ username, isBlocked }: { username: string; isBlocked: boolean }) =>
      call(isBlocked ? blocks.add : blocks.remove, { username }),
    onSuccess: () => {
      for (const key of [BLOCKS_KEY, ['profile'], ['market']]) void invalidate(key)
      onSuccess?.()
    },
  })
}
