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
    .values({ titleFolded: title, ...overrides, title })
    .returning()
  return onlyRow(rows)
}

type Overrides = Partial<typeof candidates.$inferInsert>

/**
 * Makes a candidate, in a vacancy of its own when none is given. The keys follow from the contacts, as in the portal.
 */
export async function buildCandidate(db: Db, overrides: Overrides = {}) {
  const vacancyId = overrides.vacancyId ?? (await buildVacancy(db)).id
  const { fullName = `Candidate ${nextNumber()}` } = overrides
  const { email: emailKey, phones: phoneKeys, linkedin: linkedinKey } = contactKeys(overrides)
  const rows = await db
    .insert(candidates)
    .values({
      fullNameFolded: fullName,
      positionFolded: overrides.position ?? '',
      emailKey,
      phoneKeys,
      linkedinKey,
      ...overrides,
      fullName,
      vacancyId,
    })
    .returning()
  return onlyRow(rows)
}
