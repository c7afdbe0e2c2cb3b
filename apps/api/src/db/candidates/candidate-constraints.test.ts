import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { buildTechnology } from '../../../test/factories/reference.ts'
import { buildUser } from '../../../test/factories/user.ts'
import { buildCandidate, buildVacancy } from '../../../test/factories/vacancy.ts'
import type { Db } from '../client.ts'
import { candidateTechnologies, significateChanges } from '../schema/candidates.ts'
import { users } from '../schema/people/users.ts'
import { technologies } from '../schema/technologies.ts'
import { violatedConstraintOf } from '../violations.ts'

let database: TestDatabase
let db: Db

beforeAll(async () => {
  database = await createTestDatabase()
  db = database.db
})

afterAll(() => database.close())

/** Returns the constraint that refuses the change, or undefined when none does. */
const refusalOf = (change: PromiseLike<unknown>) =>
  Promise.resolve(change).then(
    () => undefined,
    (error: unknown) => violatedConstraintOf(error) ?? error,
  )

describe('a candidate', () => {
  it.each([
    [{ experience: 99 }, undefined],
    [{ experience: 99.1 }, 'candidates_experience_check'],
    [{ experience: -0.1 }, 'candidates_experience_check'],
    [{ salary: 0 }, undefined],
    [{ salary: -0.01 }, 'candidates_salary_check'],
    [{ ping_again: true, ping_again_on: '2025-03-12' }, undefined],
    [{ ping_again: false, ping_again_on: '2025-03-12' }, 'candidates_ping_again_check'],
    [{ vacancy_id: 999_999 }, 'candidates_vacancy_id_vacancies_id_fk'],
  ])('the constraint that refuses a candidate with %j is %s', async (values, constraint) => {
    expect(await refusalOf(buildCandidate(db, values))).toBe(constraint)
  })

  it.each(['english', 'significate'])('a candidate must have a known %s', async (column) => {
    const { id } = await buildCandidate(db)
    const change = db.execute(
      sql`update candidates set ${sql.identifier(column)} = 'unknown' where id = ${id}`,
    )
    expect(await refusalOf(change)).toBe(`candidates_${column}_check`)
  })

  it('a candidate leads to an account that no other candidate leads to, and the account cannot be deleted', async () => {
    const { id: user_id } = await buildUser(db)
    await buildCandidate(db, { user_id })
    expect(await refusalOf(buildCandidate(db, { user_id }))).toBe('candidates_user_unique')
    const deletion = db.delete(users).where(eq(users.id, user_id))
    expect(await refusalOf(deletion)).toBe('candidates_user_id_users_id_fk')
  })

  it('a candidate has a technology once, and the technology cannot be deleted', async () => {
    const { id: candidate_id } = await buildCandidate(db)
    const { id: technology_id } = await buildTechnology(db)
    await db.insert(candidateTechnologies).values({ candidate_id, technology_id })
    const again = db.insert(candidateTechnologies).values({ candidate_id, technology_id })
    expect(await refusalOf(again)).toBe('candidate_technologies_pk')
    const deletion = db.delete(technologies).where(eq(technologies.id, technology_id))
    expect(await refusalOf(deletion)).toBe('candidate_technologies_technology_id_technologies_id_fk')
  })

  it('a history entry of a candidate that changes nothing is refused', async () => {
    const { id: candidate_id } = await buildCandidate(db)
    const values = { candidate_id, from_significate: 'hired', to_significate: 'hired' } as const
    expect(await refusalOf(db.insert(significateChanges).values(values))).toBe(
      'significate_changes_change_check',
    )
  })
})

it('a vacancy must have a known level', async () => {
  const { id } = await buildVacancy(db)
  const change = db.execute(sql`update vacancies set level = 'lead' where id = ${id}`)
  expect(await refusalOf(change)).toBe('vacancies_level_check')
})
