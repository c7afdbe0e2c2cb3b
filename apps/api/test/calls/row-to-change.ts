import type { RouteDescriptor } from '@portal/contract/shared/route'
import type { Client, TestApp } from './app.ts'
import { addressOf } from './descriptors.ts'
import { buildCategory } from './factories/category.ts'
import { buildContract } from './factories/contract.ts'
import { buildHoliday, nextHolidayDate } from './factories/holiday.ts'
import { buildInventory } from './factories/inventory.ts'
import { buildLeaveRequest } from './factories/leave-request.ts'
import { buildCustomer, buildProject } from './factories/project.ts'
import { buildRecord } from './factories/record.ts'
import {
  buildBook,
  buildCertificate,
  buildCourse,
  buildEducation,
  buildExperience,
  buildLanguage,
  buildResume,
  buildResumeProject,
  buildSkillSet,
} from './factories/resume.ts'
import { nextNumber } from './factories/sequence.ts'
import { buildUser } from './factories/user.ts'
import { buildCandidate, buildVacancy } from './factories/vacancy.ts'

type Row = { id: number; userId?: number }
type Fields = Record<string, unknown>

type ChangingCall = {
  /** Makes a row in its first version. */
  build(api: TestApp): Promise<Row>
  /** Returns one change or two of different fields, and none for a deletion. */
  changes(): readonly Fields[]
}

const noChanges = (): Fields[] => []

const person = ({ db }: TestApp) => buildUser(db)
const category = ({ db }: TestApp) => buildCategory(db)
const customer = ({ db }: TestApp) => buildCustomer(db)
const project = ({ db }: TestApp) => buildProject(db)
const contract = ({ db }: TestApp) => buildContract(db)
const holiday = ({ db }: TestApp) => buildHoliday(db)
const inventory = ({ db }: TestApp) => buildInventory(db)
const record = async ({ db }: TestApp): Promise<Row> => {
  const { id, userId } = await buildRecord(db)
  return { id, userId }
}

const leaveRequest = ({ db }: TestApp) => buildLeaveRequest(db)
/** Makes a decided request, because admins delete only decided requests of other people. */
const decidedRequest = ({ db }: TestApp) => buildLeaveRequest(db, { status: 'approved' })

const resume = async ({ db }: TestApp) => ({ id: (await buildResume(db, (await buildUser(db)).id)).id })

/** Returns a function that makes an item of a section, in a CV of its own. */
const ofNewResume =
  (build: (db: TestApp['db'], item: { resumeId: number }) => Promise<Row>) =>
  async (api: TestApp): Promise<Row> =>
    build(api.db, { resumeId: (await resume(api)).id })
const experience = ofNewResume(buildExperience)
const education = ofNewResume(buildEducation)
const resumeProject = ofNewResume(buildResumeProject)
const skillSet = ofNewResume(buildSkillSet)
const language = ofNewResume(buildLanguage)
const certificate = ofNewResume(buildCertificate)
const course = ofNewResume(buildCourse)
const book = ofNewResume(buildBook)
const vacancy = ({ db }: TestApp) => buildVacancy(db)
const candidate = async ({ db }: TestApp) => ({ id: (await buildCandidate(db)).id })

const recordChanges = () => [{ hours: 3.5 }, { description: 'Login form' }]

/** The map has every call that changes a row, by the descriptor's method and path. */
export const changingCalls: Record<string, ChangingCall> = {
  'PUT /users/:id': { build: person, changes: () => [{ first_name: 'Olena' }, { last_name: 'Bondar' }] },
  'PATCH /users/:id': { build: person, changes: () => [{ password: 'another one' }] },
  'PUT /profiles/:id': { build: person, changes: () => [{ office: 'Kyiv' }, { home_address: 'Lviv' }] },
  'PATCH /categories/:id': {
    build: category,
    changes: () => [{ name: `Estimates ${nextNumber()}` }, { description: 'Sizing work' }],
  },
  'PATCH /customers/:id': {
    build: customer,
    changes: () => [{ title: 'Head' }, { company_address: 'Odesa' }],
  },
  'PATCH /projects/:id': {
    build: project,
    changes: () => [{ industry: 'Travel' }, { description: 'Booking' }],
  },
  'PATCH /contracts/:id': {
    build: contract,
    changes: () => [{ start_date: '2025-02-01' }, { end_date: '2025-12-31' }],
  },
  'PUT /inventories/:id': {
    build: inventory,
    changes: () => [{ device: 'mouse' }, { serial_number: 'A-1' }],
  },
  'PUT /holidays/:id': {
    build: holiday,
    changes: () => [{ title: 'Founding Day' }, { date: nextHolidayDate() }],
  },
  'PUT /requests/:id': {
    build: leaveRequest,
    changes: () => [{ request_type: 'extra_sick_leave' }],
  },
  // The request has no record, as if its day had been a holiday when it was approved.
  'POST /requests/:id/recount': { build: decidedRequest, changes: () => [{}] },
  'PUT /records/:id': { build: record, changes: recordChanges },
  'PUT /admin/records/:id': { build: record, changes: recordChanges },
  'PUT /resumes/:id': { build: resume, changes: () => [{ summary: 'Tests' }, { city: 'Lviv' }] },
  'PUT /books/:id': { build: book, changes: () => [{ title: 'Clean Code' }, { author: 'Martin' }] },
  'DELETE /resumes/:id': { build: resume, changes: noChanges },
  'DELETE /books/:id': { build: book, changes: noChanges },
  'PUT /experiences/:id': {
    build: experience,
    changes: () => [{ job_ended_on: '2024-05-31' }, { responsibilities: ['Reviews', 'Releases'] }],
  },
  'PUT /educations/:id': { build: education, changes: () => [{ level: 'Master' }, { location: 'Lviv' }] },
  'PUT /resume_projects/:id': {
    build: resumeProject,
    changes: () => [{ url: null }, { stack: ['Rust', 'SQL'] }],
  },
  'PUT /skill_sets/:id': {
    build: skillSet,
    changes: () => [{ skill_set: 'Languages' }, { skills: ['TypeScript'] }],
  },
  'PUT /languages/:id': { build: language, changes: () => [{ name: 'German' }, { level: 'native' }] },
  'PUT /certificates/:id': {
    build: certificate,
    changes: () => [{ name: 'Kanban' }, { url: 'https://kanban.test/1' }],
  },
  'PUT /courses/:id': { build: course, changes: () => [{ license: 'L-2' }, { acquire_date: '2022-06' }] },
  'PUT /vacancies/:id': { build: vacancy, changes: () => [{ max_salary: 2000 }, { level: 'senior' }] },
  'PUT /candidates/:id': {
    build: candidate,
    changes: () => [{ recruiter_note: 'Asks good questions' }, { tech_lead_note: 'Solid basics' }],
  },
  'DELETE /candidates/:id': { build: candidate, changes: noChanges },
  'DELETE /categories/:id': { build: category, changes: noChanges },
  'DELETE /customers/:id': { build: customer, changes: noChanges },
  'DELETE /projects/:id': { build: project, changes: noChanges },
  'DELETE /contracts/:id': { build: contract, changes: noChanges },
  'DELETE /holidays/:id': { build: holiday, changes: noChanges },
  'DELETE /inventories/:id': { build: inventory, changes: noChanges },
  'DELETE /requests/:id': { build: decidedRequest, changes: noChanges },
  'DELETE /records/:id': { build: record, changes: noChanges },
  'DELETE /admin/records/:id': { build: record, changes: noChanges },
  'DELETE /experiences/:id': { build: experience, changes: noChanges },
  'DELETE /educations/:id': { build: education, changes: noChanges },
  'DELETE /resume_projects/:id': { build: resumeProject, changes: noChanges },
  'DELETE /skill_sets/:id': { build: skillSet, changes: noChanges },
  'DELETE /languages/:id': { build: language, changes: noChanges },
  'DELETE /certificates/:id': { build: certificate, changes: noChanges },
  'DELETE /courses/:id': { build: course, changes: noChanges },
  'DELETE /vacancies/:id': { build: vacancy, changes: noChanges },
}

/**
 * Makes a row in its first version, and a function that makes the call on it: as its owner on own paths, else as admin.
 */
export async function rowToChange(
  api: TestApp,
  admin: Client,
  descriptor: RouteDescriptor,
  { build }: ChangingCall,
) {
  const row = await build(api)
  const isOwnPath = descriptor.url.startsWith('/records')
  const client = isOwnPath && row.userId !== undefined ? await api.as({ id: row.userId }) : admin
  const call = async (body?: Fields, ifMatch?: string) => {
    const response = await client.inject({
      method: descriptor.method,
      url: addressOf(descriptor, String(row.id)),
      headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
      ...(body === undefined ? {} : { payload: body }),
    })
    const isEmpty = response.body === ''
    return {
      status: response.statusCode,
      etag: response.headers.etag,
      body: isEmpty ? undefined : response.json(),
    }
  }
  return { id: row.id, call }
}
