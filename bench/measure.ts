import { performance } from 'node:perf_hooks'

/** One call of one connection; `turn` counts the calls of all connections. */
export type Worker = (turn: number) => Promise<unknown>

export type Timings = { medianMs: number; p99Ms: number; perSecond: number }

export type Plan = { rounds: number; turnsPerRound: number }

/**
 * Measures several contenders in alternating rounds, so that other load on the machine affects all of them alike. The
 * first round is a warm-up and is not counted.
 */
export async function measureTogether<Name extends string>(
  contenders: Record<Name, readonly Worker[]>,
  { rounds, turnsPerRound }: Plan,
): Promise<Record<Name, Timings>> {
  const samples = new Map<string, number[]>()
  const seconds = new Map<string, number>()
  let turn = 0
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, workers] of Object.entries<readonly Worker[]>(contenders)) {
      const taken: number[] = []
      const startedAt = performance.now()
      let left = turnsPerRound
      await Promise.all(
        workers.map(async (work) => {
          while (left > 0) {
            left -= 1
            turn += 1
            const before = performance.now()
            await work(turn)
            taken.push(performance.now() - before)
          }
        }),
      )
      if (round === 0) continue
      samples.set(name, [...(samples.get(name) ?? []), ...taken])
      seconds.set(name, (seconds.get(name) ?? 0) + (performance.now() - startedAt) / 1000)
    }
  }
  const timings: Partial<Record<Name, Timings>> = {}
  for (const name in contenders) timings[name] = summarise(samples.get(name) ?? [], seconds.get(name) ?? 0)
  return complete(timings, contenders)
}

function complete<Name extends string>(
  timings: Partial<Record<Name, Timings>>,
  contenders: Record<Name, unknown>,
): Record<Name, Timings> {
  const isComplete = (partial: Partial<Record<Name, Timings>>): partial is Record<Name, Timings> =>
    Object.keys(contenders).every((name) => name in partial)
  if (!isComplete(timings)) throw new Error('A contender has no measurements')
  return timings
}

/** Nearest-rank percentiles. */
export function summarise(durationsMs: readonly number[], seconds: number): Timings {
  const sorted = durationsMs.toSorted((a, b) => a - b)
  const rank = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
  return { medianMs: rank(0.5), p99Ms: rank(0.99), perSecond: sorted.length / seconds }
}
