import type { SubRoleKey } from '@portal/domain/roles'
import type { TestApp } from '../app.ts'
import type { Owner } from '../calls/test-calls.ts'
import { buildUser } from '../factories/user.ts'
import { giveToken } from '../sign-in/access-tokens.ts'
import { halfSignedIn } from '../sign-in/factors.ts'
import type { Operation } from './places.ts'
import type { Attacker } from './send.ts'

const subRoles: Record<string, SubRoleKey> = {
  'a developer': 'developer',
  'a recruiter': 'recruiter',
  'a manager': 'project_manager',
  'an admin': 'administrator',
}

export type Crew = {
  /**
   * Returns each attacker with a new session, and a new developer to attack, because the attacks on one operation may
   * end a session, change a password or deactivate the developer.
   */
  of(operation: Operation): Promise<readonly Attacker[]>
}

/**
 * Makes a visitor, a person whose sign-in waits for the second factor, and a person of each role, each with a program that
 * has a token of theirs. They attack own paths with own rows, and other paths with rows of another developer.
 */
export async function buildAttackers(api: TestApp): Promise<Crew> {
  const buildOwner = async (subRole: SubRoleKey): Promise<Owner> => {
    const { id, email } = await buildUser(api.db, { sub_roles: [subRole] })
    return { id, email, subRole }
  }
  const owners = new Map<string, Owner>()
  for (const [name, subRole] of Object.entries(subRoles)) owners.set(name, await buildOwner(subRole))
  const half = await halfSignedIn(api)
  return {
    of: async ({ url }) => {
      const victim = await buildOwner('developer')
      const ownerOf = (self: Owner) => (url.startsWith('/records') ? self : victim)
      const attackers: Attacker[] = [
        { name: 'a visitor', client: api.visitor, owner: victim },
        { name: 'a half-finished sign-in', client: half, owner: victim },
      ]
      for (const [name, self] of owners) {
        const { token } = await giveToken(api, self, { salary_files: true })
        const program = api.holding(token)
        attackers.push({ name: `the program of ${name}`, client: program, owner: ownerOf(self) })
        attackers.push({ name, client: await api.as(self), owner: ownerOf(self) })
      }
      return attackers
    },
  }
}
