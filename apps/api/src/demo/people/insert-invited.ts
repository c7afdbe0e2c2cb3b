import { addDays, type Day } from '@portal/domain/days'
import { endOfInvitation } from '@portal/domain/people/account-links'
import { eq, sql } from 'drizzle-orm'
import { hashSecretToken, newSecretToken } from '../../accounts/secret-token.ts'
import type { Tx } from '../../db/database.ts'
import { onlyRow } from '../../db/only-row.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { jobStatuses } from '../../db/schema/job-statuses.ts'
import { employments } from '../../db/schema/people/employments.ts'
import { profiles } from '../../db/schema/people/profiles.ts'
import { subRoles, userSubRoles } from '../../db/schema/people/sub-roles.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'
import { accountLinks } from '../../db/schema/sign-in/account-links.ts'
import { momentOn } from '../demo-days.ts'

const person = { first_name: 'Solomiia', last_name: 'Tkach', email: 'solomiia.tkach@demo.test' }

type Input = { today: Day; manager_id: number }

/** Inserts a developer who begins today, was invited yesterday and has no password yet; nobody knows the link. */
export async function insertInvited(tx: Tx, { today, manager_id }: Input): Promise<void> {
  const invitedOn = addDays(today, -1)
  const invitedAt = momentOn(invitedOn)
  const { id: user_id } = onlyRow(
    await tx
      .insert(users)
      .values({
        ...person,
        slug: 'solomiia-tkach',
        first_name_folded: person.first_name,
        last_name_folded: person.last_name,
        password_hash: newSecretToken(),
        is_invited: true,
        created_at: invitedAt,
      })
      .returning({ id: users.id }),
  )
  await tx.insert(profiles).values({ id: user_id, position: 'Developer' })
  await tx.insert(employments).values({ user_id, first_day: today })
  const developer = tx.select({ id: subRoles.id }).from(subRoles).where(eq(subRoles.key, 'developer'))
  await tx.insert(userSubRoles).values({ user_id, sub_role_id: sql`(${developer})` })
  const bench = tx.select({ id: projects.id }).from(projects).where(eq(projects.is_bench, true))
  const onBench = tx.select({ id: jobStatuses.id }).from(jobStatuses).where(eq(jobStatuses.tag, 'bench'))
  await tx.insert(contracts).values({
    user_id,
    admin_id: manager_id,
    project_id: sql`(${bench})`,
    job_status_id: sql`(${onBench})`,
    start_date: today,
  })
  await tx.insert(accountLinks).values({
    kind: 'invitation',
    token_hash: hashSecretToken(newSecretToken()),
    user_id,
    email: person.email,
    ends_at: endOfInvitation('Europe/Kyiv', invitedOn),
    created_at: invitedAt,
  })
}
