import type { Day } from '@portal/domain/days'
import { fitsOneDay, maxHoursPerDay, roundHours } from '@portal/domain/hours/hours'
import { because } from '@portal/words/reasons'
import type { Tx } from '../../db/client.ts'
import { isForeignKeyViolation } from '../../db/violations.ts'
import { type FieldReasons, invalidFields } from '../../errors.ts'
import { findPlacementFacts } from './placement.store.ts'

export type Placement = {
  userId: number
  projectId: number | null
  categoryId: number | null
  date: Day
  hours: number
  /** The record under change; its own hours do not count towards the day's sum. */
  exceptRecordId?: number
}

/** An accepted placement, with the job status of its contract. */
export type Placed = Placement & { projectId: number; categoryId: number; jobStatusId: number }

/** The placement with the job status of its contract, or the reasons against it by field. */
type Finding = { placed: Placed } | { errors: FieldReasons }

/**
 * Finds out whether hours may be logged on a day: not after today, on a contract current that day, in a known category,
 * with the day's regular hours at most 24. The caller has locked the user, so the day's sum cannot change meanwhile.
 */
export async function findPlacement(tx: Tx, placement: Placement, today: Day): Promise<Finding> {
  const facts = await findPlacementFacts(tx, {
    ...placement,
    exceptRecordId: placement.exceptRecordId ?? null,
  })
  const errors: FieldReasons = {}
  if (placement.date > today) errors.date = [because('records.in_the_future')]
  if (facts.jobStatusId === null) errors.project_id = [noContract]
  if (!facts.categoryExists) errors.category_id = [unknownCategory]
  const hoursOfDay = Number(facts.hoursOfDay)
  if (!fitsOneDay([hoursOfDay, placement.hours])) {
    errors.hours = [
      because('records.day_full', {
        date: placement.date,
        logged: roundHours(hoursOfDay),
        max: maxHoursPerDay,
      }),
    ]
  }
  const { jobStatusId, projectId, categoryId } = { ...placement, ...facts }
  const isPlaced = jobStatusId !== null && projectId !== null && categoryId !== null
  if (!isPlaced || Object.keys(errors).length > 0) return { errors }
  return { placed: { ...placement, projectId, categoryId, jobStatusId } }
}

/** The placement with its job status; 422 by field where `findPlacement` has reasons against it. */
export async function checkPlacement(tx: Tx, placement: Placement, today: Day): Promise<Placed> {
  const finding = await findPlacement(tx, placement, today)
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
