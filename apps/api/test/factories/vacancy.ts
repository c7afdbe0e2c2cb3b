import { contactKeys } from '../../src/db/candidates/contact-keys.ts'
import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { candidates } from '../../src/db/schema/candidates.ts'
import { vacancies } from '../../src/db/schema/vacancies.ts'
import { nextNumber } from './sequence.ts'

export async function buildVacancy(db: Db, overrides: Partial<typeof vacancies.$inferInsert> = {}) {
  const { title = `Vacancy ${nextNumber()}` } = overrides
  const rows = await db
    .insert(vacancies)
    .values({ title_folded: title, ...overrides, title })
    .returning()
  return onlyRow(rows)
}

type Overrides = Partial<typeof candidates.$inferInsert>

/**
 * Makes a candidate, in a vacancy of its own when none is given. The keys follow from the contacts, as in the portal.
 */
export async function buildCandidate(db: Db, overrides: Overrides = {}) {
  const vacancy_id = overrides.vacancy_id ?? (await buildVacancy(db)).id
  const { full_name = `Candidate ${nextNumber()}` } = overrides
  const { email: email_key, phones: phone_keys, linkedin: linkedin_key } = contactKeys(overrides)
  const rows = await db
    .insert(candidates)
    .values({
      full_name_folded: full_name,
      position_folded: overrides.position ?? '',
      email_key,
      phone_keys,
      linkedin_key,
      ...overrides,
      full_name,
      vacancy_id,
    })
    .returning()
  return onlyRow(rows)
}
