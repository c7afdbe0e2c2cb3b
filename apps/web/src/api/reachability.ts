/** Whether the server can be reached, by the browser's online state and the last request. */
export type Reachability = 'reachable' | 'offline' | 'silent'

let hasAnswered = true
const listeners = new Set<() => void>()

/** Called after every request: whether any answer came, a refusal included. */
export function noteAnswer(came: boolean) {
  if (came === hasAnswered) return
  hasAnswered = came
  for (const listener of listeners) listener()
}

export function reachability(): Reachability {
  if (!navigator.onLine) return 'offline'
  return hasAnswered ? 'reachable' : 'silent'
}

/** Returns a function that stops listening. */
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
