import type { SubRoleKey } from '@portal/domain/roles'
import type { Owner } from '../access/valid-request.ts'
import type { TestApp } from '../app.ts'
import { buildUser } from '../factories/user.ts'
import type { Operation } from './places.ts'
import type { Attacker } from './send.ts'

const subRoles: Record<string, SubRoleKey> = {
  'a developer': 'developer',
  'a recruiter': 'recruiter',
  'a manager': 'project_manager',
  'an admin': 'administrator',
}

export type Crew = { of(operation: Operation): readonly Attacker[] }

/** A visitor and a person of each role. They attack own paths with own rows, others with rows of one developer. */
export async function buildAttackers(api: TestApp): Promise<Crew> {
  const buildOwner = async (subRole: SubRoleKey): Promise<Owner> => {
    const { id, email } = await buildUser(api.db, { subRoles: [subRole] })
    return { id, email, subRole }
  }
  const victim = await buildOwner('developer')
  const attackers: Attacker[] = [{ name: 'a visitor', client: api.visitor, owner: victim }]
  for (const [name, subRole] of Object.entries(subRoles)) {
    const owner = await buildOwner(subRole)
    attackers.push({ name, client: await api.as(owner), owner })
  }
  return {
    of: ({ url }) =>
      url.startsWith('/records') ? attackers : attackers.map((attacker) => ({ ...attacker, owner: victim })),
  }
}
