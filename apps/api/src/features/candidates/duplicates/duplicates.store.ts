import { and, arrayOverlaps, desc, eq, ne, or, sql } from 'drizzle-orm'
import type { ContactKeys } from '../../../db/candidates/contact-keys.ts'
import type { DbOrTx } from '../../../db/client.ts'
import { candidates } from '../../../db/schema/candidates.ts'
import { vacancies } from '../../../db/schema/vacancies.ts'

type Wanted = { keys: ContactKeys; exceptId: number | undefined; limit: number }

/**
 * The newest candidate first, without the index of ids (`+ 0`): PostgreSQL overestimates the matches of a list of
 * phones, and with that index it would look at every candidate from the newest on.
 */
const newestFirst = desc(sql`${candidates.id} + 0`)

/**
 * Lists candidates of all vacancies with one of the keys, the newest first. At least one key must be given, else every
 * candidate is listed.
 */
export const listSameContacts = (db: DbOrTx, { keys, exceptId, limit }: Wanted) =>
  db
    .select({
      id: candidates.id,
      full_name: candidates.full_name,
      vacancy_id: candidates.vacancy_id,
      vacancy_title: vacancies.title,
      significate: candidates.significate,
      email: candidates.email_key,
      phones: candidates.phone_keys,
      linkedin: candidates.linkedin_key,
    })
    .from(candidates)
    .innerJoin(vacancies, eq(vacancies.id, candidates.vacancy_id))
    .where(
      and(
        or(
          keys.email === null ? undefined : eq(candidates.email_key, keys.email),
          keys.phones.length === 0 ? undefined : arrayOverlaps(candidates.phone_keys, keys.phones),
          keys.linkedin === null ? undefined : eq(candidates.linkedin_key, keys.linkedin),
        ),
        exceptId === undefined ? undefined : ne(candidates.id, exceptId),
      ),
    )
    .orderBy(newestFirst)
    .limit(limit)
