import { imports } from '@portal/contract/imports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildAdmin, buildUser } from '../../../../test/factories/user.ts'
import { importFile } from '../../../../test/imports/importing.ts'

let api: TestApp
let admin: Client
beforeAll(async () => {
  api = await createTestApp()
  admin = await api.as(await buildAdmin(api.db))
})
afterAll(() => api.close())

it('where the e-mail names nobody the person is found by the name, and the e-mail is asked where neither is known', async () => {
  await buildUser(api.db, { first_name: 'Olha', last_name: 'Alone' })
  const file = 'Email,User,Date\nold@other.test,Olha Alone,2025-02-03\nnew@other.test,Nobody,2025-02-03\n'
  const { values } = await importFile(admin, file, { kind: 'hours' })
  expect(values.filter(({ column }) => column === 'person')).toEqual([
    { column: 'person', value: 'new@other.test', count: 1, meaning: null },
  ])
})

it('the order of days is that which the cells decide, or which was chosen where they do not, and none where it is not needed', async () => {
  const orderOf = async (day: string) => {
    const { id, date_order, date_question } = await importFile(admin, `Date,User\n${day},Nobody\n`, {
      kind: 'hours',
    })
    const chosen = await admin.call(imports.update, { params: { id }, body: { date_order: 'month_first' } })
    return [date_order, date_question?.column, chosen.data.date_order]
  }
  expect(await orderOf('13/02/2025')).toEqual(['day_first', undefined, 'day_first'])
  expect(await orderOf('02/13/2025')).toEqual(['month_first', undefined, 'month_first'])
  expect(await orderOf('2025-02-13')).toEqual([null, undefined, null])
  expect(await orderOf('01/02/2025')).toEqual([null, 'date', 'month_first'])
})
