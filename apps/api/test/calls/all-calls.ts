import { globSync } from 'node:fs'
import type { TestCalls } from './test-calls.ts'

const features = new URL('../../src/features/', import.meta.url)

/** The `testCalls` of every feature. A new file is found by itself. */
async function readTestCalls(): Promise<TestCalls[]> {
  const files = globSync('**/*.test-calls.ts', { cwd: features })
  const modules: { testCalls: TestCalls }[] = await Promise.all(
    files.toSorted().map((file) => import(new URL(file, features).href)),
  )
  return modules.map(({ testCalls }) => testCalls)
}

const all = await readTestCalls()

export const validRequests: TestCalls['validRequests'] = Object.assign(
  {},
  ...all.map((calls) => calls.validRequests),
)
export const changingCalls: NonNullable<TestCalls['changingCalls']> = Object.assign(
  {},
  ...all.map((calls) => calls.changingCalls),
)
export const sortedLists = all.flatMap((calls) => calls.sortedLists ?? [])
export const searchedRows = all.flatMap((calls) => calls.searchedRows ?? [])
