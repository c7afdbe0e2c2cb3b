const hourMs = 3_600_000

/** `failure` is the line in the log when `run` rejects. */
type Chore = { run: () => Promise<unknown>; failure: string }

/**
 * Runs every chore at once and after that every hour, without keeping the process alive. A chore that fails does not
 * stop the others. Stopping waits for the round that is running.
 */
export function startHousekeeping(
  chores: readonly Chore[],
  onFailure: (error: unknown, failure: string) => void,
): { stop(): Promise<void> } {
  let underWay: Promise<unknown> = Promise.resolve()
  const round = () => {
    for (const { run, failure } of chores) {
      underWay = underWay.then(run).catch((error: unknown) => onFailure(error, failure))
    }
  }
  round()
  const timer = setInterval(round, hourMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
