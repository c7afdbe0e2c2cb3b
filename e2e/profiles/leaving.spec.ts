// A person leaves: what lies behind the last work day, and leave that is asked for or decided after it.

import { expect, type Page } from '@playwright/test'
import { addMonths, type Day, firstDayOf, formatDay, monthOf, yearOf } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany, unique } from '../support/company.ts'
import { askForLeave, takeLeave } from '../support/leave/asked-leave.ts'
import { freeDays, newcomer, openForm, takeLength, toast } from '../support/leave/requests.ts'
import { entryWith } from '../support/lists.ts'
import { dialog, fact, field, open, save, typeDay } from '../support/profile.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send', exact: true })

test('a last work day and a deactivation name what lies behind, and pending leave is left to decline', async ({
  page,
}) => {
  test.slow()
  const person = await newcomer(page)
  const [off = '', work = ''] = await freeDays(page, 2)
  await takeLeave(person.email, { request_type: 'day_off', start_date: off })
  await askForLeave(person.email, { request_type: 'work_off', start_date: work })
  const today = await inCompany(async (company) => {
    await company.handOut(person, { name: 'ThinkPad X1', serial_number: '' })
    return company.today()
  })

  await signIn(page, 'admin')
  await open(page, person.id)
  await page.getByRole('button', { name: 'Edit general info' }).click()
  const behind = dialog(page).getByRole('region', { name: `Still there after ${formatDay(today)}` })
  await expect(behind).toBeHidden()
  await typeDay(field(page, 'Date of dismission'), formatDay(today))
  await expect(behind).toContainText(`Day off, ${formatDay(off)} (Approved)`)
  await expect(behind).toContainText(`Work off, ${formatDay(work)} (Pending)`)
  await expect(behind).toContainText('ThinkPad X1 (Notebook)')
  await expect(behind).toContainText(`Bench (since ${formatDay(today)})`)
  await expectNoViolations(page)
  await save(page).click()
  await toast(page, 'User updated successfully')

  const entry = entryWith(page, person.full_name).filter({ hasText: 'Work off' })
  const queued = async (day: Day, left: string) => {
    // A dialog takes its entry out of the history before another page is opened.
    await expect(dialog(page)).toBeHidden()
    await page.goto(`/requests?user_id=${person.id}&date=${day}`)
    await expect(entry).toContainText(left)
    await expect(entry.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
  }
  await queued(work, `Leaves on ${formatDay(today)}: can only be declined`)
  await expectNoViolations(page)

  await open(page, person.id)
  await page.getByRole('switch', { name: 'Active' }).focus()
  await page.keyboard.press('Space')
  await expect(dialog(page)).toContainText(`Work off, ${formatDay(work)} (Pending)`)
  await expect(dialog(page)).toContainText('ThinkPad X1 (Notebook)')
  await expect(dialog(page)).toContainText(`Bench (since ${formatDay(today)})`)
  await expectNoViolations(page)
  await dialog(page).getByRole('button', { name: 'Deactivate' }).click()
  await toast(page, 'User updated successfully')

  await queued(work, 'can only be declined')
  await entry.getByRole('button', { name: /^Decline/ }).click()
  await page
    .getByRole('dialog', { name: 'Decline the request' })
    .getByRole('button', { name: 'Decline' })
    .click()
  await toast(page, 'Successfully declined!')
  await expect(entry).not.toContainText('can only be declined')
})

test('a person who comes back works again from a day, with the earlier employment listed', async ({
  page,
}) => {
  const { person, today } = await inCompany(async (company) => {
    const person = await company.hire(unique('Returning'))
    const left = { job_started_on: '2024-08-01', job_ended_on: '2024-10-31', active: false }
    await company.changeUser(person.id, left)
    return { person, today: await company.today() }
  })
  await signIn(page, 'admin')
  await open(page, person.id)
  const active = page.getByRole('switch', { name: 'Active' })
  await active.focus()
  await page.keyboard.press('Space')
  await expect(dialog(page)).toContainText('The last work day was 31.10.2024')
  const from = field(page, 'Works again from')
  await expect(from).toHaveValue(formatDay(today))
  await expectNoViolations(page)
  await typeDay(from, '30.10.2024')
  await dialog(page).getByRole('button', { name: 'Activate' }).click()
  await expect(from).toBeFocused()
  await typeDay(from, formatDay(today))
  await dialog(page).getByRole('button', { name: 'Activate' }).click()
  await toast(page, 'User updated successfully')
  await expect(active).toBeChecked()
  await expect(fact(page, 'Date of admission')).toContainText(formatDay(today))
  await expect(fact(page, 'Date of dismission')).toContainText('Not set')
  await expect(fact(page, 'Earlier')).toHaveText('01.08.2024 – 31.10.2024')
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Edit general info' }).click()
  await field(page, 'Date of admission').fill('')
  await expect(dialog(page)).toContainText('the latest again: 01.08.2024 – 31.10.2024')
  await save(page).click()
  await toast(page, 'User updated successfully')
  await expect(fact(page, 'Date of dismission')).toContainText('31.10.2024')
  await expect(fact(page, 'Earlier')).toHaveCount(0)
})

test('a person who leaves is refused leave after the last work day, and keeps what is typed', async ({
  page,
}) => {
  const person = await newcomer(page)
  const [day = '', later = ''] = await freeDays(page, 2)
  await inCompany((company) => company.changeUser(person.id, { job_ended_on: day }))
  await page.goto('/my-requests')
  await openForm(page, 'Unpaid leave')
  await typeDay(field(page, 'Start Date'), formatDay(day))
  await typeDay(field(page, 'End Date'), formatDay(later))
  await field(page, 'Note').fill('Moving')
  await send(page).click()
  await expect(
    dialog(page).getByText(`Date cannot be after your last work day, ${formatDay(day)}`),
  ).toBeVisible()
  await expect(field(page, 'Note')).toHaveValue('Moving')
  await expectNoViolations(page)
  await typeDay(field(page, 'End Date'), formatDay(day))
  await send(page).click()
  await toast(page, 'Request created')
})

test('the length of a vacation is judged by the year of its start', desktop, async ({ page }) => {
  const person = await newcomer(page)
  const today = await inCompany((company) => company.today())
  const year = yearOf(today)
  await askForLeave(person.email, { request_type: 'vacation', vacation_type: 'one_week', start_date: today })
  await page.goto('/my-requests')
  await openForm(page, 'Vacation')
  const length = dialog(page).getByRole('radio', { name: /^One week/ })
  await expect(length).toHaveAccessibleName(new RegExp(`taken in ${year}`))
  await expect(length).toBeDisabled()
  await typeDay(field(page, 'Start Date'), formatDay(firstDayOf(addMonths(monthOf(today), 12))))
  await expect(length).toHaveAccessibleName('One week 7 days')
  await takeLength(page, 'One week')
  await expect(length).toBeChecked()
  await typeDay(field(page, 'Start Date'), formatDay(today))
  await expect(dialog(page).getByText('You have already taken the maximum number of vacations')).toBeVisible()
})
