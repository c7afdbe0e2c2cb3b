/** Whether the server can be reached, as far as the browser and the last request know. */
export type Reachability = 'reachable' | 'offline' | 'silent'

let hasAnswered = true
const listeners = new Set<() => void>()

/** To be told of every request: whether an answer came, whatever it said. */
export function noteAnswer(came: boolean) {
  if (came === hasAnswered) return
  hasAnswered = came
  for (const listener of listeners) listener()
}

export function reachability(): Reachability {
  if (!navigator.onLine) return 'offline'
  return hasAnswered ? 'reachable' : 'silent'
}

/** Returns how to stop listening. */
export function onReachability(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
