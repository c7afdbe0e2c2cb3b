import { hoursInput } from '@portal/contract/hours/hours'
import { day, plainText } from '@portal/contract/shared/fields'
import { isCurrentOn } from '@portal/domain/contracts'
import type { Day } from '@portal/domain/days'
import { exactHours } from '@portal/domain/hours/hours'
import { recordLimits } from '@portal/domain/hours/records'
import { isBetweenEmployments } from '@portal/domain/people/employments'
import { because } from '@portal/words/reasons'
import * as z from 'zod/mini'
import type { DbOrTx } from '../../../db/client.ts'
import type { CheckContext, Checked, KindOfImport, ReadRow } from '../../../imports/import-kind.ts'
import { type ImportedPerson, lockPeople, readPeople } from '../../../imports/people.store.ts'
import { portionsOf } from '../../../imports/portions.ts'
import { readRows, refusedRow } from '../../../imports/read-row.ts'
import { judge } from '../check-placement.ts'
import { listCategoryNames, listContractsOf, listHoursOfDays, lockCategories } from './import-hours.store.ts'
import { type ImportedHours, takeHoursBack, writeHours } from './write-hours.ts'

const hoursRow = z.object({
  person: z.int(),
  date: day,
  project: z.int(),
  /** Negative for a category that the import makes. */
  category: z.int(),
  hours: hoursInput,
  description: z._default(plainText(recordLimits.description), ''),
})
type HoursRow = z.output<typeof hoursRow>

/**
 * Worked hours of any day up to today. A row is the same as hours that are stored with its person, day, project, category,
 * hours and description, as often as they are; all others are created, but not those of inactive people.
 */
export const hoursImport: KindOfImport<ImportedHours> = {
  prepare: prepareHours,
  write: writeHours,
  takeBack: takeHoursBack,
}

async function prepareHours(
  db: DbOrTx,
  { today, lock }: CheckContext,
  rows: readonly ReadRow[],
): Promise<(row: ReadRow) => Checked<ImportedHours>> {
  const { read, wanted } = readRows(hoursRow, rows)
  if (lock) await lockFor(db, wanted)
  const facts = await readFacts(db, wanted)
  return ({ number }) => {
    const { values, refused } = read(number)
    return values === undefined ? refused : check(values, facts, today)
  }
}

async function lockFor(db: DbOrTx, wanted: readonly HoursRow[]): Promise<void> {
  await lockPeople(db, distinct(wanted, 'person'))
  await lockCategories(db, distinct(wanted, 'category'))
}

const distinct = (rows: readonly HoursRow[], field: 'person' | 'project' | 'category'): number[] => [
  ...new Set(rows.map((row) => row[field])),
]

type Contract = Awaited<ReturnType<typeof listContractsOf>>[number]

type Facts = {
  people: ReadonlyMap<number, ImportedPerson>
  contractsOf: ReadonlyMap<string, readonly Contract[]>
  categories: ReadonlySet<number>
  /** The hours of a person's day: stored ones, and those of earlier rows. */
  hoursOf: Map<string, number>
  /** How often each row is stored and no earlier row stands for it. */
  storedTimes: Map<string, number>
}

async function readFacts(db: DbOrTx, wanted: readonly HoursRow[]): Promise<Facts> {
  const userIds = distinct(wanted, 'person')
  const contracts = await listContractsOf(db, userIds)
  const categories = await listCategoryNames(db, distinct(wanted, 'category'))
  return {
    people: await readPeople(db, userIds),
    contractsOf: Map.groupBy(contracts, placeOf),
    categories: new Set(categories.map(({ id }) => id)),
    ...(await readStoredHours(db, wanted)),
  }
}

/** Reads the hours of all days of the file, and keeps of their texts only those that the file has. */
async function readStoredHours(
  db: DbOrTx,
  wanted: readonly HoursRow[],
): Promise<Pick<Facts, 'hoursOf' | 'storedTimes'>> {
  const hoursOf = new Map<string, number>()
  const storedTimes = new Map(wanted.map((row) => [keyOf(row), 0]))
  const days = new Map(wanted.map(({ person, date }) => [dayKey(person, date), { user_id: person, date }]))
  for (const portion of portionsOf([...days.values()])) {
    for (const stored of await listHoursOfDays(db, portion)) {
      const { user_id: person, project_id: project, category_id: category } = stored
      const day = dayKey(person, stored.date)
      hoursOf.set(day, exactHours([hoursOf.get(day) ?? 0, stored.hours]))
      const key = keyOf({ ...stored, person, project, category })
      const times = storedTimes.get(key)
      if (times !== undefined) storedTimes.set(key, times + 1)
    }
  }
  return { hoursOf, storedTimes }
}

const dayKey = (person: number, date: Day) => `${person} ${date}`
const placeOf = ({ user_id, project_id }: Pick<Contract, 'user_id' | 'project_id'>) =>
  `${user_id} ${project_id}`

type Keyed = Omit<HoursRow, 'project' | 'category'> & { project: number | null; category: number | null }

/** Spreadsheets change the blanks of a text, so they do not tell two rows apart. */
const keyOf = ({ person, date, project, category, hours, description }: Keyed) =>
  `${person} ${date} ${project} ${category} ${hours} ${description.trim().replaceAll(/\s+/g, ' ')}`

function check(row: HoursRow, facts: Facts, today: Day): Checked<ImportedHours> {
  const key = keyOf(row)
  const times = facts.storedTimes.get(key) ?? 0
  if (times > 0) {
    facts.storedTimes.set(key, times - 1)
    return { state: 'same' }
  }
  const { person, project, category, date, hours, description } = row
  const worker = facts.people.get(person)
  if (worker === undefined) return refusedRow({ person: [because('records.user')] })
  if (!worker.active) return refusedRow({ person: [because('imports.inactive_person')] })
  const contracts = facts.contractsOf.get(placeOf({ user_id: person, project_id: project })) ?? []
  const contract = contracts.find((each) => isCurrentOn(each, date))
  const day = dayKey(person, date)
  const hoursOfDay = facts.hoursOf.get(day) ?? 0
  const finding = judge(
    { project_id: project, category_id: category, date, hours },
    {
      job_status_id: contract?.job_status_id ?? null,
      categoryExists: category < 0 || facts.categories.has(category),
      hoursOfDay,
      isBetweenEmployments: isBetweenEmployments(worker.employments, date),
    },
    today,
  )
  if ('errors' in finding) return refusedRow(finding.errors, columnOf)
  facts.hoursOf.set(day, exactHours([hoursOfDay, hours]))
  return { state: 'create', plan: { ...finding.placed, user_id: person, description } }
}

const columnOf = { project_id: 'project', category_id: 'category' }
