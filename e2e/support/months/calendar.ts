// The monthly calendar by its parts, and a person with hours in it.

import type { Page } from '@playwright/test'
import { addMonths, type Day, firstDayOf, monthOf } from '@portal/domain/days'
import { employ, logHours, workdayBefore } from '../hours.ts'

export const grid = (page: Page) => page.getByRole('table')
export const total = (page: Page) => page.getByRole('main').getByRole('status')
/** The cell of a day up to today. */
export const cell = (page: Page, day: Day) =>
  grid(page)
    .locator('td')
    .filter({ has: page.locator(`a[data-day="${day}"]`) })
export const dayLink = (page: Page, day: Day) => page.locator(`a[data-day="${day}"]`)
/** A day in the calendar of a phone. */
export const phoneDay = (page: Page, day: Day) => page.locator(`input[type="radio"][value="${day}"]`)

/** A person with hours on the last workday of the last month. */
export async function employWithHours(page: Page) {
  const { today, user, projects } = await employ(page)
  const month = addMonths(monthOf(today), -1)
  const date = await workdayBefore(page, firstDayOf(monthOf(today)))
  await logHours(page, { projectId: projects.first.id, date, hours: 4, description: 'Weekly report' })
  await logHours(page, { projectId: projects.second.id, date, hours: 2.5, description: '' })
  return { today, user, projects, month, date }
}
