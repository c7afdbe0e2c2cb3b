import { expect, it } from 'vitest'
import { lockedTables, lockOrderCheck } from './lock-order.ts'

it.each([
  ['select "id" from "users" where "id" = $1 for no key update', ['users']],
  ['select 1 from "records" inner join "users" on true for no key update of "users"', ['users']],
  ['update "contracts" set "status" = $1', ['contracts']],
  [
    'with gone as (delete from "records" where id = $1 returning *) update "leave_requests" set "a" = 1',
    ['records', 'leave_requests'],
  ],
  ['insert into "files" ("name") values ($1)', []],
  ['select "id" from "users"', []],
])('the rows that %s locks are found', (statement, tables) => {
  expect(lockedTables(statement)).toEqual(tables)
})

it('a transaction that locks a person after a project is refused, and one that locks them in order is not', () => {
  const inOrder = lockOrderCheck()
  inOrder('select "id" from "users" for no key update')
  inOrder('update "projects" set "name" = $1')
  inOrder('update "users" set "version" = 2')
  const against = lockOrderCheck()
  against('update "projects" set "name" = $1')
  expect(() => against('select "id" from "users" for no key update')).toThrow(
    'users is locked after projects',
  )
})
