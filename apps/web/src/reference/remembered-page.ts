import * as z from 'zod/mini'
import { readStored, writeStored } from '../browser/browser-storage.ts'

const key = 'portal.pages-of-vacancies'
const stored = z.array(z.object({ vacancy: z.int(), page: z.int().check(z.positive()) }))
const mostKept = 50

const read = () => readStored(key, stored) ?? []

/** The page of a vacancy's candidates that this browser has shown last. */
export const rememberedPage = (vacancyId: number): number =>
  read().find(({ vacancy }) => vacancy === vacancyId)?.page ?? 1

export function rememberPage(vacancyId: number, page: number) {
  const others = read().filter(({ vacancy }) => vacancy !== vacancyId)
  const own = page === 1 ? [] : [{ vacancy: vacancyId, page }]
  writeStored(key, [...others, ...own].slice(-mostKept))
}

/** Lets the list of that vacancy begin with its first page again. */
export const forgetPage = (vacancyId: number) => rememberPage(vacancyId, 1)
