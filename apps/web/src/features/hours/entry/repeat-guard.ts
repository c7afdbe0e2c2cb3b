/**
 * The time within which a second submit counts as a repeat: longer than the pause between the clicks of a double click,
 * shorter than the time it takes to log a record.
 */
const doubleClickMs = 1000

type Clock = () => number

/** Recognizes the second press of a double click or a double Enter, which finds the form just emptied, or the same row. */
export function createRepeatGuard(nowMs: Clock = () => performance.now()) {
  let pressedAtMs = Number.NEGATIVE_INFINITY
  return {
    pressed: () => {
      pressedAtMs = nowMs()
    },
    isRepeat: (isSame: boolean): boolean => isSame && nowMs() - pressedAtMs < doubleClickMs,
  }
}
