import { expect, type Page } from '@playwright/test'
import { addDays, formatDay, isoWeekday, yearOf } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire } from '../support/company.ts'
import { todayOf } from '../support/hours.ts'
import { askForLeave, takeLeave } from '../support/leave/asked-leave.ts'
import { unfold } from '../support/lists.ts'
import { take } from '../support/selects.ts'
import { isPhone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

/** The first Monday of a year's February, in which there are no holidays. */
function mondayOfFebruary(year: number) {
  const first = `${year}-02-01`
  return addDays(first, (8 - isoWeekday(first)) % 7)
}

/** A new person with two weeks of sick leave, a week of vacation and a pending request, all next year. */
async function personOnLeave(page: Page) {
  const user = await hire()
  const thisYear = yearOf(await todayOf(page))
  const monday = mondayOfFebruary(thisYear + 1)
  const sickUntil = addDays(monday, 11)
  await takeLeave(user.email, {
    request_type: 'full_day_sick_leave',
    start_date: monday,
    end_date: sickUntil,
  })
  const vacation = { request_type: 'vacation', vacation_type: 'one_week' } as const
  await takeLeave(user.email, { ...vacation, start_date: addDays(monday, 14) })
  const wedding = { request_type: 'paid_leave', paid_leave_type: 'Wedding day' } as const
  await askForLeave(user.email, { ...wedding, start_date: addDays(monday, 23) })
  return { user, thisYear, monday, sickUntil }
}

const row = (page: Page, name: string) =>
  page.getByRole(isPhone() ? 'listitem' : 'row').filter({ hasText: name })

test('a manager compares the leave of a person with its limits, by year', async ({ page }) => {
  await signIn(page, 'manager')
  const { user, thisYear, monday, sickUntil } = await personOnLeave(page)
  await page.goto('/leaves_list')
  await expect(page).toHaveTitle('Leaves List · Staff portal')
  await expect(page.getByText(String(thisYear), { exact: true })).toBeVisible()
  await take(page.getByRole('combobox', { name: 'User' }), user.full_name)
  await expect(page).toHaveURL(`/leaves_list?user_id=${user.id}`)
  await unfold(page, user.full_name)
  await expect(row(page, user.full_name)).toContainText('0 of 21 days')
  if (!isPhone()) {
    await expect(page.getByRole('columnheader')).toHaveText([
      'User',
      'Sick Leaves',
      'Extra Sick Leaves',
      'Vacation',
      'Unpaid Leaves',
      'Day offs',
      'Paid Leaves',
    ])
  }

  await page.getByRole('button', { name: 'Next year' }).click()
  await expect(page).toHaveURL(`/leaves_list?user_id=${user.id}&year=${thisYear + 1}`)
  await unfold(page, user.full_name)
  await expect(row(page, user.full_name)).toContainText('10 of 8 days')
  await expect(row(page, user.full_name)).toContainText('over the limit')
  await expect(row(page, user.full_name)).toContainText('7 of 21 days')
  await expectNoViolations(page)

  await page.getByRole('link', { name: user.full_name }).click()
  await expect(page).toHaveURL(`/users/${user.id}?tab=leaves&year=${thisYear + 1}`)
  await expect(row(page, 'February')).toContainText('10')
  await unfold(page, 'Total')
  await expect(row(page, 'Total')).toContainText('10')
  const counters = page.getByRole('region', { name: `Leave in ${thisYear + 1}` })
  await expect(counters.getByRole('definition').nth(0)).toHaveText('14 leftof 217 taken')
  await expect(counters.getByRole('definition').nth(1)).toHaveText('0 leftof 810 takenover the limit')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Previous year' }).click()
  await expect(page.getByText(`No leave in ${thisYear}.`)).toBeVisible()

  await page.getByRole('tab', { name: 'Requests' }).click()
  await expect(row(page, 'Sick leave')).toContainText(formatDay(monday))
  await expect(row(page, 'Sick leave')).toContainText(formatDay(sickUntil))
  await expect(row(page, 'Vacation')).toContainText('Approved')
  await expect(row(page, 'Paid Leave, Wedding day')).toContainText('Pending')
  await expectNoViolations(page)
})
