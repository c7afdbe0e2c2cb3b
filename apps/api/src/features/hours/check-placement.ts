import type { Day } from '@portal/domain/days'
import { exactHours, fitsOneDay, maxHoursPerDay, roundHours } from '@portal/domain/hours/hours'
import { because } from '@portal/words/reasons'
import type { Tx } from '../../db/client.ts'
import { isForeignKeyViolation } from '../../db/violations.ts'
import { type FieldReasons, invalidFields } from '../../use-case/errors.ts'
import { findPlacementFacts, type PlaceFacts, type WantedPlace } from './placement.store.ts'

/** Hours at a place, as they are to be logged for a user who is locked. */
type Wanted = WantedPlace & { hours: number }

/** An accepted place, with the job status of its contract. */
export type Placed = Wanted & { project_id: number; category_id: number; job_status_id: number }

/** The place with the job status of its contract, or the reasons against it by field. */
export type Finding = { placed: Placed } | { errors: FieldReasons }

type Query = {
  user_id: number
  today: Day
  /** The record under change; its own hours do not count towards the day's sum. */
  exceptRecordId?: number
}

/**
 * Finds out which hours may be logged: not after today and not between two employments, on a contract current that day,
 * in a known category, with the day's regular hours at most 24. They are judged in their order, and accepted ones count towards their day. The caller
 * has locked the user, so the days' sums cannot change meanwhile.
 */
export async function findPlacements(tx: Tx, query: Query, wanted: readonly Wanted[]): Promise<Finding[]> {
  if (wanted.length === 0) return []
  const { user_id, today, exceptRecordId = null } = query
  const places = wanted.map(({ project_id, category_id, date }) => ({ project_id, category_id, date }))
  const facts = await findPlacementFacts(tx, { user_id, exceptRecordId }, places)
  const hoursOf = new Map<Day, number>()
  return wanted.map((each, index) => {
    const known = facts[index] ?? unknownPlace
    const hoursOfDay = hoursOf.get(each.date) ?? known.hoursOfDay
    const finding = judge(each, { ...known, hoursOfDay }, today)
    if ('placed' in finding) hoursOf.set(each.date, exactHours([hoursOfDay, each.hours]))
    return finding
  })
}

const unknownPlace: PlaceFacts = {
  job_status_id: null,
  categoryExists: false,
  hoursOfDay: 0,
  isBetweenEmployments: false,
}

/** Judges one place by its facts. */
export function judge(wanted: Wanted, facts: PlaceFacts, today: Day): Finding {
  const { project_id, category_id, date, hours } = wanted
  const { job_status_id, categoryExists, hoursOfDay, isBetweenEmployments } = facts
  const errors: FieldReasons = {}
  if (date > today) errors.date = [because('records.in_the_future')]
  else if (isBetweenEmployments) errors.date = [because('records.between_employments')]
  if (job_status_id === null) errors.project_id = [noContract]
  if (!categoryExists) errors.category_id = [unknownCategory]
  if (!fitsOneDay([hoursOfDay, hours])) {
    errors.hours = [
      because('records.day_full', { date, logged: roundHours(hoursOfDay), max: maxHoursPerDay }),
    ]
  }
  const isPlaced = job_status_id !== null && project_id !== null && category_id !== null
  if (!isPlaced || Object.keys(errors).length > 0) return { errors }
  return { placed: { ...wanted, project_id, category_id, job_status_id } }
}

/** The place with its job status; 422 by field where `findPlacements` has reasons against it. */
export async function checkPlacement(tx: Tx, query: Query, wanted: Wanted): Promise<Placed> {
  const [finding = { errors: {} }] = await findPlacements(tx, query, [wanted])
  if ('errors' in finding) throw invalidFields('records.invalid', finding.errors)
  return finding.placed
}

/** Turns the foreign key's refusal into the sentence: the category or the project was deleted after the check. */
export function refuseDeleted(error: unknown): never {
  if (isForeignKeyViolation(error, 'records_category_id_categories_id_fk')) {
    throw invalidFields('records.invalid', { category_id: [unknownCategory] })
  }
  if (isForeignKeyViolation(error, 'records_project_id_projects_id_fk')) {
    throw invalidFields('records.invalid', { project_id: [noContract] })
  }
  throw error
}

const unknownCategory = because('records.unknown_category')
const noContract = because('records.no_contract')
