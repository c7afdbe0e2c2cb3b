import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'

/** One call of one connection; `turn` counts the calls of all connections. */
export type Worker = (turn: number) => Promise<unknown>

export type Timings = { medianMs: number; p99Ms: number; perSecond: number }

/** Microseconds for a call; other load on the machine moves it less than the time until the answer. */
export type ProcessorTime = { processorUs: number }

export type Plan = { rounds: number; turnsPerRound: number }

/**
 * Measures several contenders in alternating rounds, so that other load on the machine affects all of them alike. The
 * first round is a warm-up and is not counted. Processor time is that of the contender's process in `pids`, and not a number
 * without one.
 */
export async function measureTogether<Name extends string>(
  contenders: Record<Name, readonly Worker[]>,
  { rounds, turnsPerRound }: Plan,
  pids: Partial<Record<string, number>> = {},
): Promise<Record<Name, Timings & ProcessorTime>> {
  const samples = new Map<string, number[]>()
  const seconds = new Map<string, number>()
  const processor = new Map<string, number>()
  let turn = 0
  const nextTurn = () => {
    turn += 1
    return turn
  }
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, workers] of Object.entries<readonly Worker[]>(contenders)) {
      const usedBefore = processorTimeOf(pids[name])
      const startedAt = performance.now()
      const taken = await takeTurns(workers, turnsPerRound, nextTurn)
      if (round === 0) continue
      samples.set(name, [...(samples.get(name) ?? []), ...taken])
      seconds.set(name, (seconds.get(name) ?? 0) + (performance.now() - startedAt) / 1000)
      processor.set(name, (processor.get(name) ?? 0) + processorTimeOf(pids[name]) - usedBefore)
    }
  }
  const timings: Partial<Record<Name, Timings & ProcessorTime>> = {}
  for (const name in contenders) {
    const taken = samples.get(name) ?? []
    const processorUs = (processor.get(name) ?? Number.NaN) / taken.length
    timings[name] = { ...summarise(taken, seconds.get(name) ?? 0), processorUs }
  }
  return complete(timings, contenders)
}

/** How long each call of one round took, in ms. */
async function takeTurns(workers: readonly Worker[], turns: number, nextTurn: () => number) {
  const taken: number[] = []
  let left = turns
  await Promise.all(
    workers.map(async (work) => {
      while (left > 0) {
        left -= 1
        const before = performance.now()
        await work(nextTurn())
        taken.push(performance.now() - before)
      }
    }),
  )
  return taken
}

function complete<Name extends string, Timing>(
  timings: Partial<Record<Name, Timing>>,
  contenders: Record<Name, unknown>,
): Record<Name, Timing> {
  const isComplete = (partial: Partial<Record<Name, Timing>>): partial is Record<Name, Timing> =>
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

/** Linux counts processor time in hundredths of a second. */
const microsecondsPerTick = 10_000

/** Microseconds of processor time that a process has used; not a number without one or without /proc. */
function processorTimeOf(pid: number | undefined): number {
  try {
    // The name of the program is in brackets and may hold blanks; after it follow the state and ten other fields.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * microsecondsPerTick
  } catch {
    return Number.NaN
  }
}
