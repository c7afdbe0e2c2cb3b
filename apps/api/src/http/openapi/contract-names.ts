import { readdir } from 'node:fs/promises'
import type { RouteDescriptor } from '@portal/contract/shared/route'
import * as z from 'zod/mini'

const contractFolder = new URL('../../../../../packages/contract/src/', import.meta.url)

/** Where outside clients know a shape by another name than the one of its constant. */
const otherNames: Partial<Record<string, string>> = { errorEnvelope: 'Error', leaveRequest: 'Request' }

/** Clients were generated with these names of operations, which the contract calls otherwise since then. */
const otherOperations: Partial<Record<string, string>> = {
  'benchForecast.show': 'forecast.bench',
  'missingHours.show': 'forecast.missingHours',
  'missingHours.remind': 'forecast.remind',
  'leaveBalances.total': 'leaves.total',
  'leaveBalances.byMonth': 'leaves.byMonth',
  'leaveBalances.counters': 'leaves.counters',
  'leaveBalances.dashboard': 'leaves.dashboard',
}

const isDescriptor = (value: unknown): value is RouteDescriptor =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'access' in value

/** Everything that the contract exports, with the names of the constants. New files are found by themselves. */
async function readExports(): Promise<[string, unknown][]> {
  const files = (await readdir(contractFolder, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const modules: unknown[] = await Promise.all(
    files.toSorted().map((file) => import(new URL(file, contractFolder).href)),
  )
  return modules.flatMap((module) => Object.entries(module ?? {}))
}

const exported = await readExports()

/** All endpoints of the contract, with the name of the object that holds them and their own in it: `records.create`. */
export const namedDescriptors: readonly (readonly [string, RouteDescriptor])[] = exported.flatMap(
  ([group, value]) =>
    Object.entries(value ?? {}).flatMap(([key, descriptor]) => {
      const name = `${group}.${key}`
      return isDescriptor(descriptor) ? [[otherOperations[name] ?? name, descriptor] as const] : []
    }),
)

/** What each `tags` of the contract says of the first parts of addresses. */
export const tagSentences: Readonly<Record<string, string>> = Object.assign(
  {},
  ...exported.flatMap(([name, value]) => (name === 'tags' ? [value] : [])),
)

/** The exported shapes of objects by name: `availableContract` is `AvailableContract`. */
export const shapeNames: ReadonlyMap<z.core.$ZodType, string> = new Map(
  exported.flatMap(([constant, value]) =>
    value instanceof z.ZodMiniObject
      ? [[value, otherNames[constant] ?? constant.charAt(0).toUpperCase() + constant.slice(1)] as const]
      : [],
  ),
)
