import { type Day, yearOf } from '@portal/domain/days'
import { isAdmin } from '@portal/domain/roles'
import { sql } from 'drizzle-orm'
import type { Db, DbOrTx } from '../db/database.ts'
import { ensureHolidayYears } from '../db/reads/holidays.ts'
import { users } from '../db/schema/people/users.ts'
import { insertCandidates } from './candidates/insert-candidates.ts'
import { insertCatalogues, insertProjects } from './company/insert-company.ts'
import { insertContracts } from './company/insert-contracts.ts'
import { calendarUpTo } from './demo-days.ts'
import { insertRecords } from './hours/insert-records.ts'
import { planHours } from './hours/plan-hours.ts'
import { idsBy } from './ids.ts'
import { insertImports } from './insert-imports.ts'
import { insertMails } from './insert-mails.ts'
import { insertNotifications } from './insert-notifications.ts'
import { insertWebhooks } from './insert-webhooks.ts'
import { insertLeave } from './leave/insert-leave.ts'
import { planLeave } from './leave/plan-leave.ts'
import { insertAccessTokens } from './people/insert-access-tokens.ts'
import { insertBelongings } from './people/insert-belongings.ts'
import { insertFactors } from './people/insert-factors.ts'
import { insertInvited } from './people/insert-invited.ts'
import { insertPeople } from './people/insert-people.ts'
import { createRandom } from './random.ts'
import { insertResumes } from './resumes/insert-resumes.ts'
import { insertTrail } from './trail/insert-trail.ts'

const seed = 20_230_802

/** True while the database has no users. */
export async function isEmpty(db: DbOrTx): Promise<boolean> {
  const someone = await db.select({ id: users.id }).from(users).limit(1)
  return someone.length === 0
}

/**
 * Fills an empty, migrated database with a company at work up to `today` (docs/product-rules.md#demo-company). The same
 * day gives the same company. Everyone has the password whose hash is `password_hash`.
 */
export async function fillDemoCompany(
  db: Db,
  { today, password_hash }: { today: Day; password_hash: string },
): Promise<void> {
  const random = createRandom(seed)
  const calendar = calendarUpTo(today)
  await db.transaction(async (tx) => {
    await ensureHolidayYears(tx, yearOf(calendar.first_day), yearOf(today) + 1)
    const { technologyId, categoryId } = await insertCatalogues(tx)
    const staff = await insertPeople(tx, { today, password_hash, random })
    const userIdByEmail = idsBy(staff.map(({ id, email }) => ({ id, key: email })))
    await insertBelongings(tx, { staff, technologyId, random })
    const projectId = await insertProjects(tx, { userIdByEmail, technologyId })
    const contracts = await insertContracts(tx, { today, staff, projectId, userIdByEmail })

    const leaves = planLeave({ staff, calendar, random })
    const admins = staff.filter(isAdmin).map(({ id }) => id)
    const leaveRecords = await insertLeave(tx, { leaves, calendar, admins })
    const workRecords = planHours({ staff, contracts, leaves, calendar, categoryId, random })
    await insertRecords(tx, [...workRecords, ...leaveRecords], today)

    await insertNotifications(tx, { staff, contracts, leaves, today, userIdByEmail })
    await insertFactors(tx, { today, userIdByEmail })
    await insertAccessTokens(tx, { today, userIdByEmail })
    await insertInvited(tx, { today, manager_id: userIdByEmail('manager@demo.test') })
    await insertMails(tx, { today, staff })
    await insertWebhooks(tx, { today })
    await insertImports(tx, { today, userIdByEmail })
    await insertResumes(tx, { staff, contracts, today, random })
    await insertCandidates(tx, { today, technologyId, userIdByEmail, random })
    await insertTrail(tx, { today })
    // The embedded database does not gather statistics by itself, and its plans are bad without them.
    await tx.execute(sql`analyze`)
  })
}
