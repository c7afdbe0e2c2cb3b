import { users as usersContract } from '@portal/contract/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { openPicture } from '../../../test/pictures.ts'
import { onlyRow } from '../../db/only-row.ts'
import { users } from '../../db/schema/people/users.ts'
import { clockAt } from '../../use-case/clock.ts'
import { fillDemoCompany } from '../fill-demo-company.ts'
import { addPortraits } from './add-portraits.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
  await fillDemoCompany(api.db, { today: '2026-11-20', password_hash: 'the hash' })
  const clock = clockAt('Europe/Kyiv', () => new Date('2026-11-20T10:00:00Z'))
  await addPortraits({ db: api.db, clock, files: api.files })
})
afterAll(() => api.close())

it('some people of the demo company have portraits, which are all different, and others have none', async () => {
  const manager = await api.as(
    onlyRow(await api.db.select().from(users).where(eq(users.email, 'manager@demo.test'))),
  )
  const { data } = await manager.call(usersContract.names)
  const portraits = data.flatMap(({ avatar }) => (avatar === null ? [] : [avatar]))
  expect(portraits.length).toBeGreaterThan(10)
  expect(data.length - portraits.length).toBeGreaterThan(10)
  const pictures = await Promise.all(portraits.map((url) => manager.inject({ method: 'GET', url })))
  expect(new Set(pictures.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(pictures.length)
  for (const { rawPayload } of pictures)
    expect(await openPicture(rawPayload)).toMatchObject({ format: 'jpeg', width: 512 })
})
