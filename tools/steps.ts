import { performance } from 'node:perf_hooks'

/** The outcome of a step. A step without test cases counts as one case. */
export type Outcome = { passed: number; failed: number; skipped?: number; note?: string }
export type Print = (text: string) => void
export type Step = {
  name: string
  /** Prints through `print`, so that the output appears in one piece although other steps run at the same time. */
  run: (print: Print) => Promise<Outcome>
}

type Result = Outcome & { name: string; seconds: number }

/** How many steps run at the same time: one for each of two cores, because most tools use one. */
const stepsAtOnce = 2

export const passed = (note?: string): Outcome => ({ passed: 1, failed: 0, ...(note ? { note } : {}) })
export const failed = (note?: string): Outcome => ({ passed: 0, failed: 1, ...(note ? { note } : {}) })

/**
 * Runs every step, also after failures, and prints a table and the line `N passed, N failed`. The steps of one round
 * run two at a time, the rounds one after the other. Returns the exit code: 0 only when every step ran and passed.
 */
export async function runSteps(rounds: readonly (readonly Step[])[]): Promise<number> {
  const startedAt = performance.now()
  const results: Result[] = []
  for (const round of rounds) results.push(...(await runRound(round)))

  console.log(`\n${'═'.repeat(74)}`)
  for (const result of results) console.log(row(result))
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0)
  const failures = sum((result) => result.failed)
  const skips = sum((result) => result.skipped ?? 0)
  console.log(`\n${secondsSince(startedAt).toFixed(1)} s in all.${skips > 0 ? ` ${skips} skipped.` : ''}`)
  console.log(`\n${sum((result) => result.passed)} passed, ${failures} failed`)
  return failures === 0 ? 0 : 1
}

async function runRound(steps: readonly Step[]): Promise<Result[]> {
  const results = new Map<Step, Result>()
  const waiting = [...steps]
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      results.set(step, await runStep(step, steps.length > 1))
    }
  }
  await Promise.all(Array.from({ length: stepsAtOnce }, lane))
  return steps.flatMap((step) => results.get(step) ?? [])
}

async function runStep(step: Step, isBesideOthers: boolean): Promise<Result> {
  const title = `\n── ${step.name} ${'─'.repeat(Math.max(0, 70 - step.name.length))}`
  const said: string[] = []
  const print = (text: string) => {
    if (isBesideOthers) said.push(text)
    else console.log(text)
  }
  console.log(isBesideOthers ? `… ${step.name}` : title)
  const startedAt = performance.now()
  const outcome = await step.run(print).catch((problem: unknown): Outcome => {
    print(problem instanceof Error ? problem.message : String(problem))
    return failed()
  })
  const result = { ...outcome, name: step.name, seconds: secondsSince(startedAt) }
  if (said.length > 0) console.log([title, ...said].join('\n'))
  return result
}

const secondsSince = (moment: number) => (performance.now() - moment) / 1000

function row({ name, passed, failed, skipped = 0, note, seconds }: Result): string {
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–'
  const skips = skipped > 0 ? `, ${skipped} skipped` : ''
  const counts = passed + failed + skipped > 1 ? ` ${passed} passed, ${failed} failed${skips}` : ''
  return `${mark} ${name.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s ${counts}${note ? `  ${note}` : ''}`
}
