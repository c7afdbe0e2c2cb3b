import { useEffect, useReducer } from 'react'
import { serverNow } from '../../../api/server-clock.ts'
import { msUntilNextAge } from './age.ts'

/** The present moment by the server's clock, in milliseconds. Draws again as soon as the age of one of the moments changes. */
export function useNow(moments: readonly string[]): number {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const now = serverNow().getTime()
  // The timer is set after every drawing, because the next change depends on the present moment.
  useEffect(() => {
    if (moments.length === 0) return
    const waits = moments.map((moment) => msUntilNextAge(now - Date.parse(moment)))
    const timer = window.setTimeout(draw, Math.min(...waits))
    document.addEventListener('visibilitychange', draw)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', draw)
    }
  })
  return now
}
