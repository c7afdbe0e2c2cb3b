import { eq } from 'drizzle-orm'
import { users } from '../../src/db/schema/people/users.ts'
import { replaceFeed } from '../../src/features/calendar-feed/calendar-feed.store.ts'
import { hashSecretToken, newSecretToken } from '../../src/secret-token.ts'
import { defaultNow, type TestApp } from '../app.ts'
import { buildCategory } from '../factories/category.ts'
import { buildContract } from '../factories/contract.ts'
import { buildHoliday, nextHolidayDate } from '../factories/holiday.ts'
import { buildInventory } from '../factories/inventory.ts'
import { buildNotification } from '../factories/notification.ts'
import { buildCustomer, buildProject } from '../factories/project.ts'
import { buildRecord } from '../factories/record.ts'
import { buildTechnology, findStatusId, findSubRoleIds } from '../factories/reference.ts'
import { nextNumber } from '../factories/sequence.ts'
import { buildManager, testPassword } from '../factories/user.ts'
import { wednesday } from '../someone-who-logs.ts'
import { leaveRequests } from './leave-requests.ts'
import { newName } from './new-values.ts'
import { recruitingRequests } from './recruiting-requests.ts'
import { resumeRequests } from './resume-requests.ts'
import { sectionRequests } from './section-requests.ts'
import { storedFile } from './stored-file.ts'
import type { Owner, ValidRequest } from './valid-request.ts'

type Build = (api: TestApp, owner: Owner) => Promise<ValidRequest> | ValidRequest

const plain: Build = () => ({})
const ofOwner: Build = (_, { id }) => ({ id })
const queryOfOwner: Build = (_, { id }) => ({ query: { user_id: String(id) } })
const march = { from: '2025-03-01', to: '2025-03-31' }

const anyCategory = async ({ db }: TestApp) => ({ id: (await buildCategory(db)).id })
const anyCustomer = async ({ db }: TestApp) => ({ id: (await buildCustomer(db)).id })
const anyHoliday = async ({ db }: TestApp) => ({ id: (await buildHoliday(db)).id })
const anyProject = async ({ db }: TestApp) => ({ id: (await buildProject(db)).id })
const contractOf: Build = async ({ db }, { id }) => ({ id: (await buildContract(db, { userId: id })).id })
const inventoryOf: Build = async ({ db }, { id }) => ({
  id: (await buildInventory(db, { profileId: id })).id,
})
const recordOf: Build = async ({ db }, { id }) => ({
  id: (await buildRecord(db, { userId: id, hours: '0.10' })).id,
})

const notificationOf: Build = async ({ db }, { id }) => ({
  id: (await buildNotification(db, { userId: id })).id,
})

const changing =
  (row: Build, body: () => Record<string, unknown>): Build =>
  async (api, owner) => ({ ...(await row(api, owner)), body: body() })

const newRecord = async ({ db }: TestApp, userId: number) => {
  const contract = await buildContract(db, { userId })
  const category = await buildCategory(db)
  return { project_id: contract.projectId, category_id: category.id, hours: 0.1, date: wednesday }
}

const pictured: Build = async (api, { id }) => {
  const { db } = api
  const avatarFileId = await storedFile(api, 'avatar')
  await db.update(users).set({ avatarFileId }).where(eq(users.id, id))
  return { id }
}

const feedOf: Build = async ({ db }, { id: userId }) => {
  const token = newSecretToken()
  const tokenHash = hashSecretToken(token)
  await db.transaction((tx) => replaceFeed(tx, { userId, tokenHash, createdAt: new Date(defaultNow) }))
  return { id: token }
}

/** Some of the reports are 404 without any hours, so the owner has some. */
const reportOfMarch: Build = async (api, owner) => {
  await recordOf(api, owner)
  return { query: { year_month: '2025-03' } }
}

/** Each request has all that its call needs, so that only the caller decides on its success. */
export const validRequests: Readonly<Record<string, Build>> = {
  'GET /portal': plain,
  'POST /session': (_, { email }) => ({ body: { session: { email, password: testPassword } } }),
  'GET /session': plain,
  'DELETE /session': plain,

  'GET /users': plain,
  'GET /users/names': plain,
  'POST /users': async ({ db }, { subRole }) => ({
    body: {
      user: {
        email: `new${nextNumber()}@portal.test`,
        first_name: 'Olena',
        last_name: 'Bondar',
        password: 'secret 1',
        role_ids: await findSubRoleIds(db, subRole),
      },
    },
  }),
  'GET /users/:id': ofOwner,
  'PUT /users/:id': changing(ofOwner, () => ({ user: { first_name: 'Olena' } })),
  'PATCH /users/:id': changing(ofOwner, () => ({ user: { password: testPassword } })),
  'GET /users/:id/avatar': pictured,
  'GET /users/:id/projects': ofOwner,
  'GET /users/:id/behind_last_day': ofOwner,
  'GET /admin/users/:id/contracts': ofOwner,
  'GET /profiles/:id': ofOwner,
  'PUT /profiles/:id': changing(ofOwner, () => ({ profile: { office: 'Kyiv' } })),
  'GET /inventories': (_, { id }) => ({ query: { profile_id: String(id) } }),
  'GET /inventories/same_serial': () => ({ query: { serial_number: 'SN-1' } }),
  'POST /inventories': (_, { id }) => ({
    body: { inventory: { device: 'mouse', name: 'MX', profile_id: id } },
  }),
  'PUT /inventories/:id': changing(inventoryOf, () => ({ inventory: newName() })),
  'DELETE /inventories/:id': inventoryOf,

  'GET /sub_roles': plain,
  'GET /job_statuses': plain,
  'GET /admin/job_statuses': plain,
  'GET /holidays': () => ({ query: { year: '2025' } }),
  'POST /holidays': () => ({ body: { holiday: { date: nextHolidayDate(), title: 'Founding Day' } } }),
  'PUT /holidays/:id': changing(anyHoliday, () => ({ holiday: { title: 'Founding Day' } })),
  'DELETE /holidays/:id': anyHoliday,
  'POST /holidays/restore': () => ({ body: { year: 2025 } }),
  'GET /technologies': plain,
  'POST /technologies': () => ({ body: { technology: newName() } }),
  'GET /project_technologies': plain,

  'GET /categories': plain,
  'POST /categories': () => ({ body: { category: newName() } }),
  'PATCH /categories/:id': changing(anyCategory, () => ({ category: newName() })),
  'DELETE /categories/:id': anyCategory,
  'GET /available_contracts': plain,
  'GET /admin/available_contracts': queryOfOwner,
  'GET /records': plain,
  'GET /records/calendar': () => ({ query: march }),
  'POST /records': async (api, { id }) => ({ body: { record: await newRecord(api, id) } }),
  'PUT /records/:id': changing(recordOf, () => ({ record: { description: 'Login' } })),
  'DELETE /records/:id': recordOf,
  'GET /admin/records': queryOfOwner,
  'GET /admin/records/calendar': (_, { id }) => ({ query: { ...march, user_id: String(id) } }),
  'POST /admin/records': async (api, { id }) => ({
    body: { record: { ...(await newRecord(api, id)), user_id: id } },
  }),
  'PUT /admin/records/:id': changing(recordOf, () => ({ record: { description: 'Login' } })),
  'DELETE /admin/records/:id': recordOf,

  'GET /admin/report/monthly': reportOfMarch,
  'GET /admin/report/monthly/totals': reportOfMarch,
  'GET /admin/report/monthly.csv': reportOfMarch,
  'GET /admin/report/salary.csv': reportOfMarch,
  'GET /admin/report/monthly.xlsx': reportOfMarch,
  'GET /admin/report/salary.xlsx': reportOfMarch,
  'GET /admin/csv_records': async (api, owner) => {
    await recordOf(api, owner)
    return { query: { date: '03.2025' } }
  },

  ...leaveRequests,
  'GET /users/:id/leaves/total': ofOwner,
  'GET /users/:id/leaves/by_month': ofOwner,
  'GET /leave_counters': queryOfOwner,
  'GET /dashboard/leaves': plain,
  'GET /dashboard/forecast': plain,
  'GET /dashboard/missing_hours': plain,
  'GET /dashboard/users': plain,
  'GET /dashboard/managers': plain,
  'GET /profiles': () => ({ query: { fired: 'true', date: '2025-03' } }),
  'POST /dashboard/missing_hours/reminders': (_, { id }) => ({ body: { user_ids: [id] } }),
  'GET /away': () => ({ query: { month: '2025-03' } }),
  'GET /calendar_feed': plain,
  'POST /calendar_feed': plain,
  'DELETE /calendar_feed': plain,
  'GET /calendar/:token.ics': feedOf,

  'GET /notifications': plain,
  'PUT /notifications/:id': changing(notificationOf, () => ({ read: true })),
  'PUT /notifications/read_all': plain,

  'GET /projects': plain,
  'GET /projects/names': plain,
  'GET /projects/:id': anyProject,
  'GET /projects/:id/contracts': anyProject,
  'POST /projects': async ({ db }) => ({
    body: {
      project: {
        ...newName(),
        manager_id: (await buildManager(db)).id,
        customer_id: (await buildCustomer(db)).id,
        technologies: [(await buildTechnology(db)).id],
        app: ['web'],
      },
    },
  }),
  'PATCH /projects/:id': changing(anyProject, () => ({ project: newName() })),
  'DELETE /projects/:id': anyProject,
  'GET /customers': plain,
  'GET /customers/names': plain,
  'POST /customers': () => ({
    body: {
      customer: {
        company_name: `Company ${nextNumber()}`,
        full_legal_name: 'Iryna Koval',
        title: 'Director',
        email: 'office@company.test',
      },
    },
  }),
  'PATCH /customers/:id': changing(anyCustomer, () => ({ customer: { title: 'Head' } })),
  'DELETE /customers/:id': anyCustomer,
  'GET /contracts': plain,
  'GET /admin/contracts': plain,
  'POST /contracts': async ({ db }, { id }) => ({
    body: {
      contract: {
        user_id: id,
        project_id: (await buildProject(db)).id,
        job_status_id: await findStatusId(db, 'outstaff'),
        start_date: wednesday,
      },
    },
  }),
  'PATCH /contracts/:id': changing(contractOf, () => ({ contract: { start_date: '2025-02-01' } })),
  'DELETE /contracts/:id': contractOf,

  ...recruitingRequests,
  ...resumeRequests,
  ...sectionRequests,
}
