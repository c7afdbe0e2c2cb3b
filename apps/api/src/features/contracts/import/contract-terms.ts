import type { Day } from '@portal/domain/days'
import { because } from '@portal/words/reasons'
import type { Checked, RowChange } from '../../../imports/import-kind.ts'
import { refusedRow, refusedWhole } from '../../../imports/read-row.ts'
import type { FieldReasons } from '../../../use-case/errors.ts'
import type { PlannedContract } from './write-contracts.ts'

/** What a row may change of a contract. */
export type Terms = { end_date: Day | null; job_status_id: number }
type Dated = Terms & { start_date: Day }
type Person = { active: boolean }

export type TermsFacts = {
  statuses: ReadonlyMap<number, { name: string; hidden: boolean }>
  /** The last day with hours of each contract that is to end otherwise. */
  lastLogged: ReadonlyMap<number, Day | null>
}

/** What the screen refuses of a new contract. */
export function termsErrors(terms: Dated, person: Person | undefined, facts: TermsFacts): FieldReasons {
  const errors: FieldReasons = {}
  if (!person?.active) errors.person = [withoutContracts(person)]
  if (isHidden(terms, facts)) errors.job_status = [because('contracts.job_status')]
  if (endsBefore(terms)) errors.end_date = [because('contracts.end_before_start')]
  return errors
}

const withoutContracts = (person: Person | undefined) =>
  because(person === undefined ? 'contracts.user' : 'imports.inactive_person')
const isHidden = ({ job_status_id }: Terms, { statuses }: TermsFacts) =>
  statuses.get(job_status_id)?.hidden !== false
const endsBefore = ({ start_date, end_date }: Dated) => end_date !== null && end_date < start_date

type Stored = Dated & { id: number; admin_id: number }

/** Compares a known contract with a row, but for other contracts. Only changed terms are checked, as on the screen. */
export function judgeChange(
  stored: Stored,
  terms: Terms,
  person: Person | undefined,
  facts: TermsFacts,
): Checked<PlannedContract> {
  const changes = changesOf(stored, terms, facts)
  if (changes.length === 0) return { state: 'same' }
  const errors: FieldReasons = {}
  if (!person?.active) errors.person = [withoutContracts(person)]
  if (terms.job_status_id !== stored.job_status_id && isHidden(terms, facts)) {
    errors.job_status = [because('contracts.job_status')]
  }
  if (endsBefore({ ...stored, ...terms })) errors.end_date = [because('contracts.end_before_start')]
  if (Object.keys(errors).length > 0) return refusedRow(errors)
  const last = facts.lastLogged.get(stored.id) ?? null
  if (last !== null && terms.end_date !== null && last > terms.end_date) {
    return refusedWhole(because('contracts.records_outside'))
  }
  return { state: 'change', changes, plan: { match: stored, values: terms } }
}

function changesOf(stored: Stored, terms: Terms, { statuses }: TermsFacts): RowChange[] {
  const nameOf = ({ job_status_id }: Terms) => statuses.get(job_status_id)?.name ?? null
  const told = [
    { field: 'end_date', before: stored.end_date, after: terms.end_date },
    { field: 'job_status', before: nameOf(stored), after: nameOf(terms) },
  ]
  return told.filter(({ before, after }) => before !== after)
}
