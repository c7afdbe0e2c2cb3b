/** Passes on the first event at once, and those that come within `pauseMs` of it together when the time is over. */
export function inBursts<Thing>(pauseMs: number, pass: (things: readonly Thing[]) => void) {
  let waiting: Thing[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    if (waiting.length === 0) return
    const things = waiting
    waiting = []
    timer = setTimeout(flush, pauseMs)
    pass(things)
  }
  return {
    add: (thing: Thing) => {
      waiting.push(thing)
      if (timer === undefined) flush()
    },
    stop: () => clearTimeout(timer),
  }
}
