import { day } from '@portal/contract/shared/fields'
import type { Day } from '@portal/domain/days'
import { because } from '@portal/words/reasons'
import * as z from 'zod/mini'
import type { DbOrTx } from '../../../db/client.ts'
import type { CheckContext, Checked, KindOfImport, ReadRow } from '../../../imports/import-kind.ts'
import { type ImportedPerson, lockPeople, readPeople } from '../../../imports/people.store.ts'
import { readRows, refusedRow, refusedWhole } from '../../../imports/read-row.ts'
import type { FieldReasons } from '../../../use-case/errors.ts'
import { judgeChange, type Terms, type TermsFacts, termsErrors } from './contract-terms.ts'
import {
  listContractsOf,
  listJobStatuses,
  listLastLoggedDays,
  listProjectFacts,
  lockContractsOf,
  lockProjects,
} from './import-contracts.store.ts'
import { type PlannedContract, takeContractsBack, writeContracts } from './write-contracts.ts'

const contractRow = z.object({
  person: z.int(),
  project: z.int(),
  /** Only compared with that of the project. */
  customer: z.optional(z.int()),
  job_status: z.int(),
  start_date: day,
  end_date: z.optional(day),
})
type ContractOfFile = z.output<typeof contractRow>
type Stored = Awaited<ReturnType<typeof listContractsOf>>[number]

/**
 * Contracts by person, project and first day: known ones get another last day or job status where they differ, others are
 * created. Those of inactive people stay as they are.
 */
export const contractsImport: KindOfImport<PlannedContract> = {
  prepare: prepareContracts,
  write: writeContracts,
  takeBack: takeContractsBack,
}

async function prepareContracts(
  db: DbOrTx,
  { lock }: CheckContext,
  rows: readonly ReadRow[],
): Promise<(row: ReadRow) => Checked<PlannedContract>> {
  const { read, wanted } = readRows(contractRow, rows)
  if (lock) await lockFor(db, wanted)
  const facts = await readFacts(db, wanted)
  const known = judgeKnown(
    rows.flatMap(({ number }) => {
      const { values } = read(number)
      return values === undefined || isOfOther(values, facts) ? [] : [{ number, values }]
    }),
    facts,
  )
  return ({ number }) => {
    const { values, refused } = read(number)
    if (values === undefined) return refused
    if (isOfOther(values, facts)) return refusedRow({ customer: [because('imports.other_customer')] })
    const checked = known.get(number)
    return checked === undefined ? checkNew(number, values, facts) : checkKnown(checked, values, facts)
  }
}

async function lockFor(db: DbOrTx, wanted: readonly ContractOfFile[]): Promise<void> {
  const userIds = distinct(wanted, 'person')
  await lockPeople(db, userIds)
  await lockProjects(db, distinct(wanted, 'project'))
  await lockContractsOf(db, userIds)
}

const distinct = (rows: readonly ContractOfFile[], field: 'person' | 'project'): number[] => [
  ...new Set(rows.map((row) => row[field])),
]

/** A contract as it will be: stored ones with what earlier rows make of them, and those that earlier rows make. */
type Span = { id: number | null; start_date: Day; end_date: Day | null; made?: { row: number; terms: Terms } }

type Facts = TermsFacts & {
  people: ReadonlyMap<number, ImportedPerson>
  projects: ReadonlyMap<number, { is_bench: boolean; customer_id: number | null }>
  storedOf: ReadonlyMap<string, readonly Stored[]>
  spansOf: Map<string, Span[]>
}

async function readFacts(db: DbOrTx, wanted: readonly ContractOfFile[]): Promise<Facts> {
  const stored = await listContractsOf(db, distinct(wanted, 'person'))
  const storedOf = Map.groupBy(stored, placeOf)
  const ended = wanted.flatMap((row) => {
    const match = matchOf(row, storedOf)
    return match !== undefined && row.end_date !== undefined && row.end_date !== match.end_date
      ? [match.id]
      : []
  })
  const logged = await listLastLoggedDays(db, [...new Set(ended)])
  const statuses = await listJobStatuses(db)
  const projects = await listProjectFacts(db, distinct(wanted, 'project'))
  return {
    people: await readPeople(db, distinct(wanted, 'person')),
    projects: new Map(projects.map((project) => [project.id, project])),
    statuses: new Map(statuses.map((status) => [status.id, status])),
    lastLogged: new Map(logged.map(({ id, last }) => [id, last])),
    storedOf,
    spansOf: new Map([...storedOf].map(([place, rows]) => [place, rows.map((row) => ({ ...row }))])),
  }
}

function isOfOther({ project, customer }: ContractOfFile, { projects }: Facts): boolean {
  const known = projects.get(project)
  return known !== undefined && customer !== undefined && customer !== known.customer_id
}

const placeOf = ({ user_id, project_id }: Pick<Stored, 'user_id' | 'project_id'>) =>
  `${user_id} ${project_id}`
const placeOfRow = ({ person, project }: ContractOfFile) => placeOf({ user_id: person, project_id: project })

const matchOf = (row: ContractOfFile, storedOf: Facts['storedOf']): Stored | undefined =>
  storedOf.get(placeOfRow(row))?.find(({ start_date }) => start_date === row.start_date)

type KnownRow = { match: Stored; terms: Terms; checked: Checked<PlannedContract> }

/**
 * Judges the rows of known contracts before all others, and lets those end that shall end earlier: the contract that follows may
 * stand above it in the file.
 */
function judgeKnown(
  rows: readonly { number: number; values: ContractOfFile }[],
  facts: Facts,
): Map<number, KnownRow> {
  const known = new Map<number, KnownRow>()
  const saidOf = new Map<number, Terms>()
  for (const { number, values } of rows) {
    const match = matchOf(values, facts.storedOf)
    if (match === undefined) continue
    const terms = { end_date: values.end_date ?? match.end_date, job_status_id: values.job_status }
    const said = saidOf.get(match.id)
    const checked =
      said === undefined
        ? judgeChange(match, terms, facts.people.get(match.user_id), facts)
        : repeated(said, terms)
    known.set(number, { match, terms, checked })
    if (checked.state === 'refuse' || said !== undefined) continue
    saidOf.set(match.id, terms)
    if (!endsLater(match.end_date, terms.end_date)) setEnd(facts, match, terms.end_date)
  }
  return known
}

/** A second row of the same contract. */
const repeated = (said: Terms, terms: Terms): Checked<never> =>
  said.end_date === terms.end_date && said.job_status_id === terms.job_status_id
    ? { state: 'same' }
    : refusedWhole(because('imports.said_otherwise'))

const endsLater = (before: Day | null, after: Day | null) =>
  before !== null && (after === null || after > before)

function setEnd({ spansOf }: Facts, match: Stored, end_date: Day | null): void {
  const span = spansOf.get(placeOf(match))?.find(({ id }) => id === match.id)
  if (span !== undefined) span.end_date = end_date
}

function checkKnown(
  { match, terms, checked }: KnownRow,
  row: ContractOfFile,
  facts: Facts,
): Checked<PlannedContract> {
  if (checked.state !== 'change' || !endsLater(match.end_date, terms.end_date)) return checked
  if (overlapped({ ...match, ...terms }, facts.spansOf.get(placeOfRow(row)) ?? []) !== undefined)
    return overlapping
  setEnd(facts, match, terms.end_date)
  return checked
}

function checkNew(number: number, row: ContractOfFile, facts: Facts): Checked<PlannedContract> {
  const { person, project, job_status, start_date, end_date = null } = row
  const terms = { start_date, end_date, job_status_id: job_status }
  const known = facts.projects.get(project)
  const errors: FieldReasons = termsErrors(terms, facts.people.get(person), facts)
  if (known === undefined) errors.project = [because('contracts.unknown_project')]
  else if (known.is_bench) errors.project = [because('contracts.bench')]
  if (Object.keys(errors).length > 0) return refusedRow(errors)
  const place = placeOfRow(row)
  const spans = facts.spansOf.get(place) ?? []
  const span = { id: null, start_date, end_date, made: { row: number, terms } }
  const other = overlapped(span, spans)
  if (other?.made !== undefined)
    return other.start_date === start_date
      ? repeated(other.made.terms, terms)
      : refusedWhole(because('imports.contract_overlap', { row: other.made.row }))
  if (other !== undefined) return overlapping
  facts.spansOf.set(place, [...spans, span])
  return {
    state: 'create',
    plan: { match: null, values: { ...terms, user_id: person, project_id: project } },
  }
}

/** The first other contract of the same person and project that shares a day with this one. */
const overlapped = (span: Span, spans: readonly Span[]): Span | undefined =>
  spans.find(
    (other) =>
      (span.id === null || other.id !== span.id) &&
      (other.end_date === null || other.end_date >= span.start_date) &&
      (span.end_date === null || span.end_date >= other.start_date),
  )

const overlapping = refusedWhole(because('contracts.overlap'))
