import type { ImportRun } from '@portal/contract/imports'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refresh } from '../../../api/query-client.ts'
import { isRunning } from '../imports-queries.ts'

/** Fetches what is on screen again when an import has been read, checked or written: no answer of a change says so. */
export function useRefreshAfterRun(run: ImportRun | undefined) {
  const queryClient = useQueryClient()
  const wasRunning = useRef(false)
  const runs = run !== undefined && isRunning(run)
  useEffect(() => {
    if (wasRunning.current && !runs) void refresh(queryClient)
    wasRunning.current = runs
  }, [runs, queryClient])
}
