import { addDays, type Day } from '@portal/domain/days'
import { endOfInvitation } from '@portal/domain/people/account-links'
import { eq, sql } from 'drizzle-orm'
import { hashSecretToken, newSecretToken } from '../../../accounts/secret-token.ts'
import type { Tx } from '../../database.ts'
import { onlyRow } from '../../only-row.ts'
import { contracts } from '../../schema/contracts.ts'
import { jobStatuses } from '../../schema/job-statuses.ts'
import { employments } from '../../schema/people/employments.ts'
import { profiles } from '../../schema/people/profiles.ts'
import { subRoles, userSubRoles } from '../../schema/people/sub-roles.ts'
import { users } from '../../schema/people/users.ts'
import { projects } from '../../schema/projects.ts'
import { accountLinks } from '../../schema/sign-in/account-links.ts'
import { momentOn } from '../demo-days.ts'

const person = { firstName: 'Solomiia', lastName: 'Tkach', email: 'solomiia.tkach@demo.test' }

type Input = { today: Day; managerId: number }

/** Inserts a developer who begins today, was invited yesterday and has no password yet; nobody knows the link. */
export async function insertInvited(tx: Tx, { today, managerId }: Input): Promise<void> {
  const invitedOn = addDays(today, -1)
  const invitedAt = momentOn(invitedOn)
  const { id: userId } = onlyRow(
    await tx
      .insert(users)
      .values({
        ...person,
        slug: 'solomiia-tkach',
        firstNameFolded: person.firstName,
        lastNameFolded: person.lastName,
        passwordHash: newSecretToken(),
        isInvited: true,
        createdAt: invitedAt,
      })
      .returning({ id: users.id }),
  )
  await tx.insert(profiles).values({ id: userId, position: 'Developer' })
  await tx.insert(employments).values({ userId, firstDay: today })
  const developer = tx.select({ id: subRoles.id }).from(subRoles).where(eq(subRoles.key, 'developer'))
  await tx.insert(userSubRoles).values({ userId, subRoleId: sql`(${developer})` })
  const bench = tx.select({ id: projects.id }).from(projects).where(eq(projects.isBench, true))
  const onBench = tx.select({ id: jobStatuses.id }).from(jobStatuses).where(eq(jobStatuses.tag, 'bench'))
  await tx.insert(contracts).values({
    userId,
    adminId: managerId,
    projectId: sql`(${bench})`,
    jobStatusId: sql`(${onBench})`,
    startDate: today,
  })
  await tx.insert(accountLinks).values({
    kind: 'invitation',
    tokenHash: hashSecretToken(newSecretToken()),
    userId,
    email: person.email,
    endsAt: endOfInvitation('Europe/Kyiv', invitedOn),
    createdAt: invitedAt,
  })
}
