import { onTestFinished, vi } from 'vitest'

/**
 * Holds what code puts off to the next task by a timer without a time, as a slow device does. Returns how to go on, which
 * tells how much was held.
 */
export function holdNextTasks() {
  const held: (() => void)[] = []
  const usual = window.setTimeout
  onTestFinished(() => {
    vi.stubGlobal('setTimeout', usual)
  })
  vi.stubGlobal('setTimeout', (act: () => void, ...rest: [number?]) =>
    rest[0] === undefined ? held.push(act) : usual(act, ...rest),
  )
  return () => {
    vi.stubGlobal('setTimeout', usual)
    for (const act of held) act()
    return held.length
  }
}
