import { QueryClient } from '@tanstack/react-query'
import { NetworkError } from './api-errors.ts'

const halfMinuteMs = 30_000

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: halfMinuteMs,
        retry: (failures, error) => error instanceof NetworkError && failures < 2,
        retryDelay: (attempt) => 500 * 2 ** attempt,
      },
      mutations: { retry: false },
    },
  })
}
