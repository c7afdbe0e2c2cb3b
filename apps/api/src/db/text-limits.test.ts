import { maxStoredAddress } from '@portal/domain/addresses/web-addresses'
import { candidateLimits } from '@portal/domain/candidates/candidates'
import { customerLimits } from '@portal/domain/customers'
import { userLimits } from '@portal/domain/people/users'
import { projectLimits } from '@portal/domain/projects'
import { technologyLimits } from '@portal/domain/technologies'
import { vacancyLimits } from '@portal/domain/vacancies'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { buildCustomer, buildProject } from '../../test/factories/project.ts'
import { buildTechnology } from '../../test/factories/reference.ts'
import { buildUser } from '../../test/factories/user.ts'
import { buildCandidate, buildVacancy } from '../../test/factories/vacancy.ts'
import type { Db } from './client.ts'
import { violatedConstraintOf } from './violations.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.close())

type Build = (db: Db, text: string) => Promise<unknown>

it.each<[string, number, Build]>([
  [
    'customers_company_name',
    customerLimits.company_name,
    (db, company_name) => buildCustomer(db, { company_name }),
  ],
  [
    'customers_company_address',
    customerLimits.company_address,
    (db, company_address) => buildCustomer(db, { company_address }),
  ],
  ['customers_email', customerLimits.email, (db, email) => buildCustomer(db, { email })],
  ['projects_name', projectLimits.name, (db, name) => buildProject(db, { name })],
  ['projects_description', projectLimits.description, (db, description) => buildProject(db, { description })],
  ['projects_url', maxStoredAddress, (db, url) => buildProject(db, { url })],
  ['technologies_name', technologyLimits.name, (db, name) => buildTechnology(db, { name })],
  ['users_email', userLimits.email, (db, email) => buildUser(db, { email })],
  ['vacancies_title', vacancyLimits.title, (db, title) => buildVacancy(db, { title })],
  ['vacancies_url', maxStoredAddress, (db, url) => buildVacancy(db, { url })],
  ['candidates_full_name', candidateLimits.full_name, (db, full_name) => buildCandidate(db, { full_name })],
  ['candidates_email', candidateLimits.email, (db, email) => buildCandidate(db, { email })],
  [
    'candidates_recruiter_note',
    candidateLimits.note,
    (db, recruiter_note) => buildCandidate(db, { recruiter_note }),
  ],
  ['users_first_name', userLimits.first_name, (db, first_name) => buildUser(db, { first_name })],
])('%s holds at most %d characters, and no blank text', async (column, maxLength, build) => {
  const { db } = database
  const refusalOf = (text: string) => build(db, text).then(() => undefined, violatedConstraintOf)
  expect(await refusalOf('ї'.repeat(maxLength))).toBeUndefined()
  expect(await refusalOf('x'.repeat(maxLength + 1))).toBe(`${column}_check`)
  expect(await refusalOf(' ')).toBe(`${column}_check`)
})
