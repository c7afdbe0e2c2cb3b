// What admins and managers do with requests for leave.

import { expect } from '@playwright/test'
import type { LeaveRequestInput } from '@portal/contract/leave-requests/leave-requests'
import { addMonths, type Day, firstDayOf, formatDay, lastDayOf, monthOf, yearOf } from '@portal/domain/days'
import type { VacationType } from '@portal/domain/leave/leave'
import { signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany } from '../support/company.ts'
import { askForLeave } from '../support/leave/asked-leave.ts'
import { freeDays, newcomer, toast } from '../support/leave/requests.ts'
import { entryWith, unfold } from '../support/lists.ts'
import { take } from '../support/selects.ts'
import { desktop, phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const vacation = (vacation_type: VacationType, start_date: Day) =>
  ({ request_type: 'vacation', vacation_type, start_date }) as const

test('an admin makes sick leave extra, approves, declines with a reason and deletes', async ({ page }) => {
  test.slow()
  const person = await newcomer(page)
  const days = await freeDays(page, 3)
  const [sick = '', off = '', work = ''] = days
  await askForLeave(person.email, { request_type: 'full_day_sick_leave', start_date: sick, end_date: sick })
  await askForLeave(person.email, { request_type: 'day_off', start_date: off })
  await askForLeave(person.email, { request_type: 'work_off', start_date: work })

  await signIn(page, 'admin')
  const entry = (kind: string, day: Day) =>
    entryWith(page, person.full_name)
      .filter({ hasText: kind })
      .filter({ hasText: formatDay(day) })
  await page.goto(`/requests?user_id=${person.id}&date=${sick}`)
  await expect(page).toHaveURL(
    ({ searchParams }) => !searchParams.has('user_id') && searchParams.get('month') === monthOf(sick),
  )
  await expect(entry('Sick leave', sick)).toBeVisible()
  await expectNoViolations(page)
  const extra = page.getByRole('switch', { name: /^Extra sick leave of/ })
  await unfold(page, 'Sick leave')
  await extra.focus()
  await page.keyboard.press('Space')
  await toast(page, 'Successfully modified!')
  await expect(entry('Extra sick leave', sick)).toBeVisible()
  await expect(extra).toBeChecked()
  await page
    .getByRole('button', { name: new RegExp(`^Approve Extra sick leave of ${person.full_name}`) })
    .click()
  await toast(page, 'Successfully approved!')
  await expect(entry('Extra sick leave', sick)).toContainText('Approved')

  await page.goto(`/requests?user_id=${person.id}&date=${off}`)
  await page.getByRole('button', { name: new RegExp(`^Decline Day off of ${person.full_name}`) }).click()
  const decline = page.getByRole('dialog', { name: 'Decline the request' })
  await decline.getByRole('textbox', { name: 'Reason' }).fill('Release week')
  await expectNoViolations(page)
  await decline.getByRole('button', { name: 'Decline' }).click()
  await toast(page, 'Successfully declined!')
  await expect(entry('Day off', off)).toContainText('Reason: Release week')
  await unfold(page, 'Day off')
  await page.getByRole('button', { name: new RegExp(`^Delete Day off of ${person.full_name}`) }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await toast(page, 'Request deleted')
  await expect(entry('Day off', off)).toBeHidden()

  await page.goto(`/requests?user=${person.id}&day=${work}`)
  await expect(entry('Work off', work)).toBeVisible()
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(page.getByText('Requests not found')).toBeVisible()
})

test('an admin takes back a decision in the list of everyone', async ({ page }) => {
  const person = await newcomer(page)
  const [day = ''] = await freeDays(page, 1)
  await askForLeave(person.email, { request_type: 'day_off', start_date: day })
  await signIn(page, 'admin')
  await page.goto(`/requests?user=${person.id}&month=${monthOf(day)}`)
  const entry = entryWith(page, person.full_name)
  await expect(entry).toContainText('Day offs 0 → 1 of 5')
  await expect(entry).toContainText('Away: nobody on the same projects')
  await page
    .getByRole('button', { name: `Approve Day off of ${person.full_name}, ${formatDay(day)}` })
    .click()
  await expect(entry).toContainText('Approved')
  await page.getByRole('button', { name: 'Undo' }).click()
  await toast(page, 'Undone')
  await expect(entry).toContainText('Pending')
})

test(
  'an admin decides on a request of each type, and the records and counters of the person follow',
  desktop,
  async ({ page }) => {
    test.slow()
    const person = await newcomer(page)
    const month = addMonths(monthOf(await inCompany((company) => company.today())), 1)
    const [sick = '', half = '', off = '', work = '', wedding = '', unpaid = ''] = (
      await freeDays(page, 31)
    ).filter((day) => day > `${month}-07` && day < lastDayOf(month))
    const asked: { kind: string; isDeclined?: true; request: LeaveRequestInput }[] = [
      { kind: 'Vacation', request: vacation('one_week', firstDayOf(month)) },
      { kind: 'Vacation', request: vacation('two_weeks', lastDayOf(month)), isDeclined: true },
      {
        kind: 'Sick leave',
        request: { request_type: 'full_day_sick_leave', start_date: sick, end_date: sick },
      },
      { kind: 'Half day sick leave', request: { request_type: 'half_day_sick_leave', start_date: half } },
      { kind: 'Half day unpaid leave', request: { request_type: 'half_day_unpaid_leave', start_date: half } },
      { kind: 'Day off', request: { request_type: 'day_off', start_date: off } },
      { kind: 'Work off', request: { request_type: 'work_off', start_date: work } },
      {
        kind: 'Paid Leave, Wedding day',
        request: { request_type: 'paid_leave', paid_leave_type: 'Wedding day', start_date: wedding },
      },
      {
        kind: 'Unpaid leave',
        request: { request_type: 'unpaid_leave', start_date: unpaid },
        isDeclined: true,
      },
    ]
    for (const { request } of asked) await askForLeave(person.email, request)

    await signIn(page, 'admin')
    await page.goto(`/requests?user=${person.id}&month=${month}`)
    for (const { kind, isDeclined, request } of asked) {
      const name = `${kind} of ${person.full_name}, ${formatDay(request.start_date)}`
      const entry = entryWith(page, person.full_name).filter({
        has: page.getByRole('button', { name: `Delete ${name}` }),
      })
      if (isDeclined) {
        await page.getByRole('button', { name: `Decline ${name}` }).click()
        const decline = page.getByRole('dialog', { name: 'Decline the request' })
        await decline.getByRole('button', { name: 'Decline' }).click()
        await expect(entry).toContainText('Rejected')
      } else {
        await page.getByRole('button', { name: `Approve ${name}` }).click()
        await expect(entry).toContainText('Approved')
      }
    }
    await expect(page.getByRole('button', { name: /^(Approve|Decline) / })).toHaveCount(0)

    await signInAs(page, person.email)
    await page.goto(`/my-requests?month=${month}`)
    const counters = page.getByRole('region', { name: `Leave in ${yearOf(month)}` })
    await expect(counters.getByRole('definition')).toHaveText([
      '14 leftof 217 taken',
      '6.5 leftof 81.5 taken',
      '4 leftof 51 taken',
      '0 taken',
      '1 taken',
      '0.5 taken',
      '1 taken',
    ])
    await page.goto(`/monthly-report?month=${month}`)
    const daysOf = (kind: string) => page.getByRole('table').getByText(kind, { exact: true })
    await expect(daysOf('Vacation')).toHaveCount(7)
    for (const { kind, isDeclined } of asked.slice(2))
      await expect(daysOf(kind)).toHaveCount(isDeclined ? 0 : 1)
  },
)

test('a manager reads everyone’s requests and decides on none', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/requests')
  await expect(page.getByRole('heading', { name: /^Requests/ })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Managers' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Extra sick leave' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Approve|Decline) / })).toHaveCount(0)
  await page.getByRole('link', { name: 'Mine' }).click()
  await expect(page.getByRole('columnheader', { name: 'Managers' })).toBeHidden()
  await expect(page.getByRole('heading', { name: /^My requests/ })).toBeVisible()
})

test('on a phone the requests are filtered in a sheet with the results', phone, async ({ page }) => {
  const person = await newcomer(page)
  const [day = ''] = await freeDays(page, 1)
  await askForLeave(person.email, { request_type: 'day_off', start_date: day })
  await signIn(page, 'admin')
  await page.goto(`/requests?month=${monthOf(day)}`)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await take(sheet.getByRole('combobox', { name: 'User' }), person.full_name)
  await expectNoViolations(page)
  await sheet.getByRole('button', { name: 'Show results (1)' }).click()
  await expect(entryWith(page, person.full_name)).toContainText('Day off')
})
