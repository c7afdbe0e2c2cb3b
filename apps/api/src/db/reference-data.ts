import { randomBytes } from 'node:crypto'
import { jobStatuses as jobStatusList } from '@portal/domain/people/job-statuses'
import { subRoles as subRoleList } from '@portal/domain/roles'
import { eq, sql } from 'drizzle-orm'
import type { DbOrTx } from './database.ts'
import { jobStatuses } from './schema/job-statuses.ts'
import { subRoles } from './schema/people/sub-roles.ts'
import { projects } from './schema/projects.ts'
import { secretNames, secrets } from './schema/sign-in/secrets.ts'

/** Inserts the rows that every database holds from its first start. Existing rows stay as they are. */
export async function ensureReferenceData(db: DbOrTx): Promise<void> {
  await db.transaction(async (tx) => {
    await ensureSubRoles(tx)
    await ensureJobStatuses(tx)
    await ensureBench(tx)
    await ensureSecrets(tx)
  })
}

async function ensureSubRoles(db: DbOrTx): Promise<void> {
  const rows = subRoleList.map((subRole, index) => ({ ...subRole, position: index + 1 }))
  await db
    .insert(subRoles)
    .values(rows)
    .onConflictDoUpdate({
      target: subRoles.key,
      set: { name: sql`excluded.name`, role: sql`excluded.role`, position: sql`excluded.position` },
      // An update without a change would still write a new version of every row at every start.
      setWhere: sql`(${subRoles.name}, ${subRoles.role}, ${subRoles.position}) is distinct from (excluded.name, excluded.role, excluded.position)`,
    })
}

async function ensureJobStatuses(db: DbOrTx): Promise<void> {
  const rows = jobStatusList.map((status, index) => ({ ...status, position: index + 1 }))
  await db
    .insert(jobStatuses)
    .values(rows)
    .onConflictDoUpdate({
      target: jobStatuses.tag,
      set: {
        name: sql`excluded.name`,
        hidden: sql`excluded.hidden`,
        outstaff: sql`excluded.outstaff`,
        position: sql`excluded.position`,
      },
      setWhere: sql`(${jobStatuses.name}, ${jobStatuses.hidden}, ${jobStatuses.outstaff}, ${jobStatuses.position}) is distinct from (excluded.name, excluded.hidden, excluded.outstaff, excluded.position)`,
    })
}

async function ensureBench(db: DbOrTx): Promise<void> {
  const [bench] = await db.select({ id: projects.id }).from(projects).where(eq(projects.is_bench, true))
  if (bench === undefined)
    await db.insert(projects).values({ name: 'Bench', name_folded: 'Bench', is_bench: true })
}

async function ensureSecrets(db: DbOrTx): Promise<void> {
  const rows = secretNames.map((name) => ({ name, value: randomBytes(32).toString('base64url') }))
  await db.insert(secrets).values(rows).onConflictDoNothing()
}
