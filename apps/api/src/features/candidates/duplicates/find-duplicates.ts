import type { Duplicate, DuplicatesQuery } from '@portal/contract/recruiting/candidate-routes'
import { contactKinds } from '@portal/domain/recruiting/contact-kinds'
import type { Actor } from '../../../actor.ts'
import { contactKeys } from '../../../contact-keys.ts'
import type { Deps } from '../../../deps.ts'
import { listSameContacts } from './duplicates.store.ts'

const limit = 20

/** Finds nothing for contacts that are empty or cannot be compared, as while they are typed. */
export async function findDuplicates(
  { db }: Deps,
  _actor: Actor,
  { candidate_id: exceptId, ...contacts }: DuplicatesQuery,
): Promise<{ candidates: Duplicate[] }> {
  const keys = contactKeys(contacts)
  if (contactKinds.every((kind) => keys[kind] === null)) return { candidates: [] }
  const rows = await listSameContacts(db, { keys, exceptId, limit })
  const candidates = rows.map((row) => ({
    id: row.id,
    full_name: row.fullName,
    vacancy_id: row.vacancyId,
    vacancy_title: row.vacancyTitle,
    significate: row.significate,
    matches: contactKinds.filter((kind) => keys[kind] !== null && keys[kind] === row[kind]),
  }))
  return { candidates }
}
