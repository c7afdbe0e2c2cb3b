import type { Duplicate, DuplicatesQuery } from '@portal/contract/candidates/candidate-routes'
import { type ContactKind, contactKinds } from '@portal/domain/candidates/contact-kinds'
import { type ContactKeys, contactKeys } from '../../../db/candidates/contact-keys.ts'
import type { Actor } from '../../../use-case/actor.ts'
import type { Deps } from '../../deps.ts'
import { listSameContacts } from './duplicates.store.ts'

const limit = 20

/**
 * Lists other candidates with the same contacts. It finds none for contacts that are empty or cannot be compared, as
 * while they are typed.
 */
export async function findDuplicates(
  { db }: Deps,
  _actor: Actor,
  { candidate_id: exceptId, ...contacts }: DuplicatesQuery,
): Promise<{ candidates: Duplicate[] }> {
  const keys = contactKeys(contacts)
  if (contactKinds.every((kind) => keysOf(keys, kind).length === 0)) return { candidates: [] }
  const rows = await listSameContacts(db, { keys, exceptId, limit })
  const candidates = rows.map((row) => ({
    id: row.id,
    full_name: row.full_name,
    vacancy_id: row.vacancy_id,
    vacancy_title: row.vacancy_title,
    significate: row.significate,
    matches: contactKinds.filter((kind) => isSame(kind, keys, row)),
  }))
  return { candidates }
}

function keysOf({ email, phones, linkedin }: ContactKeys, kind: ContactKind): readonly string[] {
  if (kind === 'phone') return phones
  const key = kind === 'email' ? email : linkedin
  return key === null ? [] : [key]
}

const isSame = (kind: ContactKind, wanted: ContactKeys, stored: ContactKeys): boolean =>
  keysOf(wanted, kind).some((key) => keysOf(stored, kind).includes(key))
