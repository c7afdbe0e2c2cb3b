const hourMs = 3_600_000

type Chore = () => Promise<unknown>

/**
 * Does every chore now and then every hour, without keeping the process alive. One that fails keeps none of the
 * others. Stopping waits for the round under way.
 */
export function startHousekeeping(
  chores: readonly Chore[],
  onFailure: (error: unknown) => void,
): { stop(): Promise<void> } {
  let underWay: Promise<unknown> = Promise.resolve()
  const round = () => {
    for (const chore of chores) underWay = underWay.then(chore).catch(onFailure)
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
