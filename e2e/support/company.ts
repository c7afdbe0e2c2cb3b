// Makes customers, projects, users and contracts of a test's own through the API, as an admin.

import { type APIRequestContext, expect, request as playwrightRequest, test } from '@playwright/test'
import { session } from '@portal/contract/accounts/session'
import { categories } from '@portal/contract/categories'
import { contracts } from '@portal/contract/contracts'
import { customers } from '@portal/contract/customers'
import { adminRecords } from '@portal/contract/hours/hours'
import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { portal } from '@portal/contract/portal'
import { inventories } from '@portal/contract/profiles/inventories'
import { projects } from '@portal/contract/projects'
import { jobStatuses, subRoles } from '@portal/contract/reference'
import { apiPrefix, type RouteDescriptor } from '@portal/contract/shared/route'
import { technologies } from '@portal/contract/technologies'
import { type UserChanges, users } from '@portal/contract/users'
import { demoPassword, keepProof, sessionFile } from './accounts.ts'

/** A text of letters only, so that it can stand in people's names; every call returns another one. */
export function unique(prefix: string): string {
  const letters = crypto.randomUUID().replace(/[^a-f0-9]/g, '')
  return `${prefix}${letters.slice(0, 12).replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`
}

/** A category of the demo company: a record would prevent another test from deleting its own category. */
export const usualCategory = (known: readonly { id: number; name: string }[]) =>
  known.find(({ name }) => name === 'Development')

type Company = Awaited<ReturnType<typeof openCompany>>

/** Runs `make` with an admin's session on the portal under test. */
export async function inCompany<Result>(make: (company: Company) => Promise<Result>): Promise<Result> {
  const { baseURL = '' } = test.info().project.use
  const request = await playwrightRequest.newContext({ baseURL, storageState: sessionFile('admin') })
  try {
    await keepProof(request, 'admin')
    return await make(await openCompany(request))
  } finally {
    await request.dispose()
  }
}

/** A developer that no other test uses; the password is the demo's. */
export const hire = (lastName?: string, email?: string) =>
  inCompany((company) => company.hire(lastName, email))

/** An endpoint that answers 201 with the new row. */
type Creation<Row> = RouteDescriptor & {
  schema: { response: { 201: { parse(answer: unknown): Row } } }
}

async function openCompany(request: APIRequestContext) {
  async function send({ method, url }: RouteDescriptor, status: number, data?: object): Promise<unknown> {
    const answer = await request.fetch(apiPrefix + url, { method, ...(data && { data }) })
    expect(answer.status(), await answer.text()).toBe(status)
    return answer.json()
  }
  async function create<Row>(route: Creation<Row>, body: object): Promise<Row> {
    return route.schema.response[201].parse(await send(route, 201, body))
  }
  const { user: admin } = session.show.schema.response[200].parse(await send(session.show, 200))

  return {
    admin,

    /** Makes a row by the endpoint of its feature: `create(categories.create, { category })`. */
    create,

    /** The present day of the company. */
    async today() {
      return portal.show.schema.response[200].parse(await send(portal.show, 200)).today
    },

    async addCustomer(name = unique('Company ')) {
      const customer = {
        company_name: name,
        full_legal_name: 'Ada Byron',
        title: 'Owner',
        email: 'ada@example.test',
        company_address: 'Kyiv',
      }
      return create(customers.create, { customer })
    },

    async handOut(person: { id: number }, item: { name: string; serial_number: string }) {
      const inventory = { ...item, profile_id: person.id }
      return create(inventories.create, { inventory })
    },

    async addCategory(name = unique('Category ')) {
      const category = { name, description: 'Made by a browser test' }
      return create(categories.create, { category })
    },

    async addProject(customerId: number, name = unique('Project '), managerId = admin.id) {
      const [technology] = technologies.list.schema.response[200].parse(await send(technologies.list, 200))
      const project = {
        name,
        customer_id: customerId,
        manager_id: managerId,
        technologies: [technology?.id],
        app: ['web'],
      }
      return create(projects.create, { project })
    },

    async hire(lastName = unique('Hire'), email = `${lastName}@demo.test`.toLowerCase()) {
      const roles = subRoles.list.schema.response[200].parse(await send(subRoles.list, 200))
      const developer = roles.find(({ key }) => key === 'developer')
      const user = {
        email,
        first_name: 'Test',
        last_name: lastName,
        password: demoPassword,
        role_ids: [developer?.id],
      }
      return create(users.create, { user })
    },

    async changeUser(userId: number, user: Partial<UserChanges>) {
      const path = users.update.url.replace(':id', String(userId))
      await send({ ...users.update, url: path }, 200, { user })
    },

    async addContract(userId: number, projectId: number, from: string, to: string | null = null) {
      const statuses = jobStatuses.list.schema.response[200].parse(await send(jobStatuses.list, 200))
      const outstaff = statuses.find(({ tag }) => tag === 'outstaff')
      const contract = {
        user_id: userId,
        project_id: projectId,
        job_status_id: outstaff?.id,
        start_date: from,
        end_date: to,
      }
      return create(contracts.create, { contract })
    },

    async endContract(id: number, on: string) {
      const path = { ...contracts.update, url: contracts.update.url.replace(':id', String(id)) }
      await send(path, 200, { contract: { end_date: on } })
    },

    async decideLeave(id: number, status: 'approved' | 'rejected') {
      const { decide } = leaveRequests
      const path = { ...decide, url: decide.url.replace(':id', String(id)) }
      return decide.schema.response[200].parse(await send(path, 200, { request: { status } }))
    },

    async logHours(userId: number, projectId: number, date: string) {
      const known = categories.list.schema.response[200].parse(await send(categories.list, 200))
      const record = {
        user_id: userId,
        project_id: projectId,
        category_id: usualCategory(known)?.id,
        description: 'Browser test',
        hours: 1,
        date,
      }
      return create(adminRecords.create, { record })
    },
  }
}
