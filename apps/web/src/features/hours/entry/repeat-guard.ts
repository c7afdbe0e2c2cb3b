/** Longer than people take between the two clicks of a double click, shorter than anyone takes to log a record. */
const doubleClickMs = 1000

type Clock = () => number

/**
 * Tells the second half of a double click, or of a double Enter, from a second record: it comes while the first is
 * on its way, or right after it, when the form has just been emptied.
 */
export function createRepeatGuard(nowMs: Clock = () => performance.now()) {
  let isSending = false
  let savedAtMs = Number.NEGATIVE_INFINITY
  return {
    isRepeat: (isFormUntouched: boolean): boolean =>
      isSending || (isFormUntouched && nowMs() - savedAtMs < doubleClickMs),
    /** Runs `send`; throws what it throws. */
    async during(send: () => Promise<unknown>): Promise<void> {
      isSending = true
      try {
        await send()
        savedAtMs = nowMs()
      } finally {
        isSending = false
      }
    },
  }
}
