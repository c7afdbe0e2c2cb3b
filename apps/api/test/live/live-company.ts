import { hashSecretToken, newSecretToken } from '../../src/accounts/secret-token.ts'
import type { Database } from '../../src/db/client.ts'
import { sessions } from '../../src/db/schema/sign-in/sessions.ts'
import { buildAdmin, buildUser } from '../factories/user.ts'

export type LivePerson = { id: number; token: string }

/** Makes admins and developers with a session each. */
export async function liveCompany({ db }: Database, count: { admins: number; people: number }) {
  const withSession = async ({ id }: { id: number }): Promise<LivePerson> => {
    const token = newSecretToken()
    const expires_at = new Date(Date.now() + 86_400_000)
    await db.insert(sessions).values({ token_hash: hashSecretToken(token), user_id: id, expires_at })
    return { id, token }
  }
  const admins: LivePerson[] = []
  const people: LivePerson[] = []
  for (let n = 0; n < count.admins; n += 1) admins.push(await withSession(await buildAdmin(db)))
  for (let n = 0; n < count.people; n += 1) people.push(await withSession(await buildUser(db)))
  return { admins, people }
}
