// The server's time, from the headers of its answers: a browser's clock may be wrong by days.

let aheadMs = 0
const listeners = new Set<() => void>()

/** Takes the moment of an answer from its Date header. */
export function noteServerTime({ headers }: Response): void {
  const moment = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(moment)) return
  aheadMs = moment - Date.now()
  for (const listener of listeners) listener()
}

export const serverNow = (): Date => new Date(Date.now() + aheadMs)

/** The longest delay after midnight until a new day is noticed. */
const tickMs = 15_000

/** Calls the listener when the time may have become another day. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener)
  const timer = setInterval(listener, tickMs)
  document.addEventListener('visibilitychange', listener)
  return () => {
    listeners.delete(listener)
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}
