import * as z from 'zod/mini'
import { readStored, writeStored } from '../../../browser/browser-storage.ts'
import {
  filterFields,
  type ReportFilters,
  type ReportSearch,
  type ReportView,
  reportViews,
} from './report-search.ts'

const stored = z.object({ ...filterFields, group: z.catch(z.optional(z.enum(reportViews)), undefined) })
/** The filters and the view that a user chose last in this browser. */
export type KeptChoice = z.output<typeof stored>

const keyFor = (userId: number) => `portal.report-filters.${userId}`

export const keptChoice = (userId: number): KeptChoice => readStored(keyFor(userId), stored) ?? {}

export const keepFilters = (userId: number, chosen: ReportFilters) =>
  writeStored(keyFor(userId), { ...chosen, group: keptChoice(userId).group })

export const keepView = (userId: number, group: ReportView | undefined) =>
  writeStored(keyFor(userId), { ...keptChoice(userId), group })

/** What to restore where the address says nothing at all; undefined for nothing. */
export function choiceToRestore(userId: number, search: ReportSearch): KeptChoice | undefined {
  const isSaid = (one: object) => Object.values(one).some((value) => value !== undefined)
  if (isSaid(search)) return undefined
  const kept = keptChoice(userId)
  return isSaid(kept) ? kept : undefined
}
