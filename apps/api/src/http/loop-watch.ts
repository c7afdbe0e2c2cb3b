import { monitorEventLoopDelay } from 'node:perf_hooks'

/** The longest time that the event loop may be held at once: it keeps everybody waiting, the health check too. */
const longestMs = 1000
const lookEveryMs = 5000
const resolutionMs = 20

/** Nanoseconds that the event loop was late by, since the last reset. */
export type LoopDelays = { readonly max: number; reset(): void }

/** Tells how long the event loop was held at once since the last look, when that was too long. */
export function warnOfHeldLoop(delays: LoopDelays, tell: (heldMs: number) => void): void {
  const heldMs = Math.round(delays.max / 1e6)
  delays.reset()
  if (heldMs > longestMs) tell(heldMs)
}

/** Looks every few seconds, without keeping the process alive. */
export function watchLoop(tell: (heldMs: number) => void): { stop(): void } {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  const timer = setInterval(() => warnOfHeldLoop(delays, tell), lookEveryMs).unref()
  return {
    stop() {
      clearInterval(timer)
      delays.disable()
    },
  }
}
