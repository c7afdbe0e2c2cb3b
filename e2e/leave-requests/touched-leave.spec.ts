// Leave on days that become holidays, and on holidays that are removed.

import { expect, type Page } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { addDays, type Day, formatDay, mondayOf, yearOf } from '@portal/domain/days'
import { signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire } from '../support/company.ts'
import { askForLeave, takeLeave } from '../support/leave/asked-leave.ts'
import { toast } from '../support/leave/requests.ts'
import { entryWith, unfold } from '../support/lists.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** A working week of a year that no other journey looks at. */
function ownWeek(weeks: number): { monday: Day; wednesday: Day; friday: Day } {
  const year = test.info().project.name === 'phone' ? 2055 : 2056
  const monday = mondayOf(addDays(`${year}-02-01`, 7 * weeks))
  return { monday, wednesday: addDays(monday, 2), friday: addDays(monday, 4) }
}

async function addHoliday(page: Page, date: Day) {
  const answer = await page.request.post(`${apiPrefix}/holidays`, {
    data: { holiday: { date, title: 'Harvest Day' } },
  })
  expect(answer.status()).toBe(201)
}

test('leave that a new holiday touches is counted again, and again when the holiday goes', async ({
  page,
}) => {
  test.slow()
  const { monday, wednesday, friday } = ownWeek(0)
  const person = await hire()
  await takeLeave(person.email, { request_type: 'unpaid_leave', start_date: monday, end_date: friday })
  await signIn(page, 'admin')
  await page.goto(`/manage-holidays?year=${yearOf(monday)}`)
  await expect(entryWith(page, 'Independence Day')).toBeVisible()
  const entry = entryWith(page, person.full_name)
  await expect(entry).toBeHidden()

  await page.getByRole('button', { name: 'Add Holiday' }).click()
  await dialog(page).getByRole('textbox', { name: 'Date' }).fill(formatDay(wednesday))
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill('Founding Day')
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await expect(entry).toContainText('5 days → 4 days')
  await unfold(page, person.full_name)
  await expect(entry).toContainText(`${formatDay(wednesday)} is a holiday`)
  await expectNoViolations(page)
  const count = page.getByRole('button', { name: `Count again: Unpaid leave of ${person.full_name}` })
  await count.click()
  await toast(page, `Leave of ${person.full_name}: 5 days → 4 days`)
  await expect(entry).toBeHidden()

  await unfold(page, 'Founding Day')
  await page.getByRole('button', { name: `Delete Founding Day, ${formatDay(wednesday)}` }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(entry).toContainText('4 days → 5 days')
  await unfold(page, person.full_name)
  await expect(entry).toContainText(`${formatDay(wednesday)} counts as leave`)
  await count.click()
  await expect(entry).toBeHidden()

  await signInAs(page, person.email)
  await page.goto('/recent-notifications')
  const told = 'counted your leave again, because the holidays have changed'
  await expect(page.getByText(`${told}: 4 days instead of 5 days`)).toBeVisible()
  await expect(page.getByText(`${told}: 5 days instead of 4 days`)).toBeVisible()
})

test(
  'the queue of requests leads to touched leave, and all of it is counted again after a question',
  desktop,
  async ({ page }) => {
    await signIn(page, 'admin')
    // What the server counts would be taken from the other journeys.
    const counted: { recounted: number; left: number }[] = [
      { recounted: 100, left: 7 },
      { recounted: 7, left: 0 },
    ]
    await page.route('**/api/v1/requests/recount', (route) => route.fulfill({ json: counted.shift() }))
    await page.goto('/requests_list')
    await expect(page.getByText(/^The holidays have changed since \d+ requests were approved/)).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Count again' }).click()
    await page.getByRole('button', { name: 'Count all again' }).click()
    await expect(dialog(page)).toContainText(/\d+ requests get the days of the present holidays/)
    await expectNoViolations(page)
    await dialog(page).getByRole('button', { name: 'Count again' }).click()
    await toast(page, '107 requests were counted again')
    await page.unrouteAll()
  },
)

test('leave that cannot be counted again says why', desktop, async ({ page }) => {
  await signIn(page, 'admin')
  const sentence = 'This request has changed since you opened it'
  await page.route('**/api/v1/requests/*/recount', (route) =>
    route.fulfill({
      status: 409,
      json: {
        ...{ statusCode: 409, code: 'requests.changed_meanwhile', error: sentence, message: sentence },
        ...{ messages: [sentence], errors: {} },
      },
    }),
  )
  await page.goto('/manage-holidays')
  const first = page.getByRole('button', { name: /^Count again: / }).first()
  await first.click()
  await toast(page, sentence)
  await expect(first).toBeVisible()
  await page.unrouteAll()
})

test('a pending request of which no day is left is declined, not approved', async ({ page }) => {
  const { wednesday } = ownWeek(2)
  const person = await hire()
  await askForLeave(person.email, {
    request_type: 'unpaid_leave',
    start_date: wednesday,
    end_date: wednesday,
  })
  await signIn(page, 'admin')
  await addHoliday(page, wednesday)
  await page.goto(`/requests?user_id=${person.id}&date=${wednesday}`)
  const entry = entryWith(page, person.full_name)
  await expect(entry).toContainText('No working day is left')
  const approve = page.getByRole('button', { name: `Approve Unpaid leave of ${person.full_name}` })
  await expect(approve).toHaveAttribute('aria-disabled', 'true')
  await approve.focus()
  await expect(approve).toHaveAccessibleDescription('Cannot approve. No working day is left')
  await expectNoViolations(page)
  await page.getByRole('button', { name: `Decline Unpaid leave of ${person.full_name}` }).click()
  await dialog(page).getByRole('button', { name: 'Decline' }).click()
  await toast(page, 'Successfully declined!')
  await expect(entry).toContainText('Rejected')
})
