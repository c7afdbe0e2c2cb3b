import { users } from '@portal/contract/users'
import { useQuery } from '@tanstack/react-query'
import { q } from '../api/query.ts'
import { t } from '../messages/messages.ts'

/** A person's name for a dialog, with the e-mail if another person has the same name. */
export function useNameOfPerson(id: number, name: string): string {
  const people = useQuery(q(users.names, { query: { name, limit: 100 } }))
  const namesakes = people.data?.filter(({ full_name }) => full_name === name) ?? []
  const own = namesakes.find((person) => person.id === id)
  return own && namesakes.length > 1 ? t.fields.nameWithEmail(name, own.email) : name
}
