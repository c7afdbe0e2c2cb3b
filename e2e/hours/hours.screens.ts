import type { Page } from '@playwright/test'
import { records } from '@portal/contract/hours/hours'
import { apiPrefix } from '@portal/contract/shared/route'
import { addDays, mondayOf } from '@portal/domain/days'
import type { DemoCompany } from '../support/demo-company.ts'
import { dateButton } from '../support/record-form.ts'
import { everyone, managerLevel, openFirst, type Screen } from '../support/screen.ts'

const fullDayOfAll = ({ lastWeekday }: DemoCompany) => `/create-admin-record?date=${lastWeekday}`

const fullDay = ({ lastWeekday }: DemoCompany) => `/create-record?date=${lastWeekday}`

/** A day of an earlier week without hours. */
const emptySunday = ({ lastWeekday }: DemoCompany) =>
  `/create-record?date=${addDays(mondayOf(lastWeekday), -1)}`

/** Hours of last week cannot be changed, and on a Monday the demo developer has no others: one record is logged today. */
const editOfToday = async (page: Page) => {
  const record = page.locator('tbody > tr, [data-row]').first()
  if (!(await record.isVisible())) {
    await page.getByRole('form').getByRole('textbox', { name: 'Description' }).fill('Sprint planning')
    await page.getByRole('form').getByRole('textbox', { name: 'Hours' }).fill('2')
    await page.getByRole('form').getByRole('button', { name: 'Save' }).click()
    await record.waitFor()
    await page.reload()
  }
  await openFirst(/^Edit /)(page)
}

async function openCalendar(page: Page) {
  await dateButton(page).click()
  await page.getByRole('dialog').getByRole('table').waitFor()
}

/** The weeks of the demo developer are full: of this one all but the first record is held back. */
async function copyOfWeek(page: Page) {
  const shown = mondayOf(new URL(page.url()).searchParams.get('date') ?? '')
  await page.route(`**${apiPrefix}${records.calendar.url}?from=${shown}*`, async (route) => {
    const response = await route.fetch()
    const answer = records.calendar.schema.response[200].parse(await response.json())
    await route.fulfill({ response, json: { ...answer, records: answer.records.slice(0, 1) } })
  })
  await page.reload()
  await openFirst(/^Copy (last week|the week)/)(page)
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
}

/** The screens on which people log their own hours. */
export const screens: readonly Screen[] = [
  { name: 'hours', path: '/create-record', viewers: everyone },
  { name: 'hours-full-day', path: fullDay, viewers: everyone },
  {
    name: 'hours-edit',
    path: '/create-record',
    viewers: ['developer'],
    prepare: editOfToday,
  },
  { name: 'hours-calendar', path: fullDay, viewers: ['developer'], prepare: openCalendar },
  {
    name: 'hours-not-saved',
    path: '/create-record',
    viewers: ['developer'],
    shifts: true,
    prepare: async (page) => {
      const description = page.getByRole('form').getByRole('textbox', { name: 'Description' })
      const answer = Promise.withResolvers<void>()
      await page.route('**/records', async (route) => {
        if (route.request().method() === 'POST') await answer.promise
        await (route.request().method() === 'POST' ? route.abort() : route.continue())
      })
      await description.fill('Sent without an answer')
      // Today may be full, and then no hours are proposed.
      await page.getByRole('form').getByRole('textbox', { name: 'Hours' }).fill('1')
      await page.getByRole('form').getByRole('button', { name: 'Save' }).click()
      await description.fill('Typed meanwhile')
      answer.resolve()
      await page.getByRole('list', { name: 'Not saved' }).waitFor()
      await page.unroute('**/records')
    },
  },
  {
    name: 'hours-question',
    path: emptySunday,
    viewers: ['developer'],
    prepare: openFirst(/^Save$/),
  },
  {
    name: 'hours-copy',
    path: emptySunday,
    viewers: ['developer'],
    prepare: openFirst(/^Like /),
  },
  {
    name: 'hours-copy-week',
    path: fullDay,
    viewers: ['developer'],
    prepare: copyOfWeek,
  },
  { name: 'hours-for-users', path: '/create-admin-record', viewers: managerLevel },
  { name: 'hours-for-users-full-day', path: fullDayOfAll, viewers: managerLevel },
  { name: 'hours-delete', path: fullDayOfAll, viewers: ['manager'], prepare: openFirst(/^Delete /) },
]
