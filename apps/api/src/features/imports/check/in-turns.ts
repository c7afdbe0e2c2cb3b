import { setImmediate as nextTurn } from 'node:timers/promises'
import { LeftQueue, type Turn } from '../queue/import-queue.ts'

/** Goes through many rows in portions, between which other requests are answered. */
export async function inTurns<Row>(
  rows: readonly Row[],
  size: number,
  { signal, tell }: Turn,
  visit: (portion: readonly Row[]) => void | Promise<void>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += size) {
    if (signal.aborted) throw new LeftQueue()
    await visit(rows.slice(start, start + size))
    tell({ done: Math.min(start + size, rows.length), total: rows.length })
    await nextTurn()
  }
}

/** For what is done within a request: nothing ends it, and nobody is told how far it is. */
export const ofRequest = (): Turn => ({ signal: new AbortController().signal, tell: () => {} })
