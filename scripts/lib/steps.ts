import { performance } from 'node:perf_hooks'

/** The outcome of a step. A step without test cases counts as one case. */
export type Outcome = { passed: number; failed: number; skipped?: number; note?: string }
export type Step = { name: string; run: () => Promise<Outcome> }

type Result = Outcome & { name: string; seconds: number }

export const passed = (note?: string): Outcome => ({ passed: 1, failed: 0, ...(note ? { note } : {}) })
export const failed = (note?: string): Outcome => ({ passed: 0, failed: 1, ...(note ? { note } : {}) })

/**
 * Runs every step, also after failures, and prints a table and the line `N passed, N failed`. Returns the exit code:
 * 0 only when every step ran and passed.
 */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  const results: Result[] = []
  for (const step of steps) {
    console.log(`\n── ${step.name} ${'─'.repeat(Math.max(0, 70 - step.name.length))}`)
    const startedAt = performance.now()
    const outcome = await step.run().catch((problem: unknown): Outcome => {
      console.error(problem instanceof Error ? problem.message : problem)
      return failed()
    })
    results.push({ ...outcome, name: step.name, seconds: (performance.now() - startedAt) / 1000 })
  }
  console.log(`\n${'═'.repeat(74)}`)
  for (const result of results) console.log(row(result))
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0)
  const failures = sum((result) => result.failed)
  const skips = sum((result) => result.skipped ?? 0)
  if (skips > 0) console.log(`\n${skips} skipped.`)
  console.log(`\n${sum((result) => result.passed)} passed, ${failures} failed`)
  return failures === 0 ? 0 : 1
}

function row({ name, passed, failed, skipped = 0, note, seconds }: Result): string {
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–'
  const skips = skipped > 0 ? `, ${skipped} skipped` : ''
  const counts = passed + failed + skipped > 1 ? ` ${passed} passed, ${failed} failed${skips}` : ''
  return `${mark} ${name.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s ${counts}${note ? `  ${note}` : ''}`
}
