import { users } from '@portal/contract/users'
import { call } from '../api/client.ts'

/** The names of the given people, inactive ones included. */
export async function peopleById(ids: number[]) {
  const people = await call(users.names, { query: { id: ids } })
  return people.map(({ id, full_name }) => ({ id, name: full_name }))
}
