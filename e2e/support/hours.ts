// Users with contracts of their own, and days on which hours can be logged whatever today is.

import { expect, type Page } from '@playwright/test'
import { categories } from '@portal/contract/categories'
import { holidays } from '@portal/contract/holidays'
import { records } from '@portal/contract/hours/hours'
import { portal } from '@portal/contract/portal'
import { projects } from '@portal/contract/projects'
import { apiPrefix } from '@portal/contract/shared/route'
import { addDays, type Day, isWeekend } from '@portal/domain/days'
import { signInAs } from './accounts.ts'
import { hire, inCompany, usualCategory } from './company.ts'

/** How long ago, in days, the contracts of `employ` began. */
export const contractAgeDays = 60
const newContractAgeDays = 5

const { names: projectNames } = projects
const sum = records.list.schema.response[200]

/** A new user, signed in to `page`: on two projects for 60 days, on a third for 5, and on Bench from today. */
export async function employ(page: Page) {
  const today = await todayOf(page)
  const user = await hire()
  await signInAs(page, user.email)
  const [first, second, third] = (await projectsOf(page)).filter((project) => !project.is_bench)
  if (!first || !second || !third) throw new Error('The demo company has fewer than three projects')
  await inCompany(async (company) => {
    await company.addContract(user.id, first.id, addDays(today, -contractAgeDays))
    await company.addContract(user.id, second.id, addDays(today, -contractAgeDays))
    await company.addContract(user.id, third.id, addDays(today, -newContractAgeDays))
  })
  return { user, today, projects: { first, second, third } }
}

export async function todayOf(page: Page): Promise<Day> {
  const answer = await page.request.get(apiPrefix + portal.show.url)
  return portal.show.schema.response[200].parse(await answer.json()).today
}

async function projectsOf(page: Page) {
  const answer = await page.request.get(apiPrefix + projectNames.url)
  return projectNames.schema.response[200].parse(await answer.json())
}

export async function holidaysBetween(page: Page, from: Day, to: Day) {
  const answer = await page.request.get(`${apiPrefix}${holidays.list.url}?from=${from}&to=${to}`)
  return holidays.list.schema.response[200].parse(await answer.json())
}

/** The latest working day before `day`. */
export async function workdayBefore(page: Page, day: Day): Promise<Day> {
  const off = await holidaysBetween(page, addDays(day, -30), day)
  let candidate = addDays(day, -1)
  while (isWeekend(candidate) || off.some(({ date }) => date === candidate))
    candidate = addDays(candidate, -1)
  return candidate
}

let usualId: number | undefined

/** The categories are read once per worker, because those of the demo stay. */
async function usualCategoryId(page: Page) {
  if (usualId !== undefined) return usualId
  const listed = await page.request.get(apiPrefix + categories.list.url)
  usualId = usualCategory(categories.list.schema.response[200].parse(await listed.json()))?.id
  return usualId
}

type Logged = { projectId: number; date: Day; hours: number; description?: string }

/** Logs hours of the user signed in to `page` through the API. */
export async function logHours(page: Page, { projectId, date, hours, description = 'Browser test' }: Logged) {
  const record = { project_id: projectId, category_id: await usualCategoryId(page), description, hours, date }
  const answer = await page.request.post(apiPrefix + records.create.url, { data: { record } })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** The records of the user signed in to `page` on a day, from the API. */
export async function recordsOn(page: Page, date: Day) {
  const answer = await page.request.get(`${apiPrefix}${records.list.url}?date=${date}&limit=100`)
  return sum.parse(await answer.json()).paginate_records
}
