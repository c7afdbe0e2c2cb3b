// Asking for leave of each type.

import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, formatDay, mondayOf, monthOf, yearOf } from '@portal/domain/days'
import { expectNoViolations } from './support/axe.ts'
import { inCompany } from './support/company.ts'
import { askForLeave } from './support/leave/asked-leave.ts'
import { freeDays, newcomer, openForm, toast } from './support/leave/requests.ts'
import { entryWith, newEntry } from './support/lists.ts'
import { heavy, png } from './support/pictures.ts'
import { typeDay } from './support/profile.ts'
import { take } from './support/selects.ts'
import { desktop } from './support/sizes.ts'
import { slowUploads } from './support/slow.ts'
import { test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Send Request' })
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true })
const select = (page: Page, name: string) => dialog(page).getByRole('combobox', { name, exact: true })
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send', exact: true })
const photo = (page: Page) => dialog(page).locator('input[type=file]')
const preview = (page: Page) => dialog(page).getByRole('region', { name: 'Preview' })
const counter = (page: Page, name: string): Locator =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

/** The shares that progress bars inside show from now on; the returned function tells them. */
async function watchProgress(scope: Locator) {
  const seen = await scope.evaluateHandle((element) => {
    const shares: number[] = []
    new MutationObserver(() => {
      const bar = element.querySelector('progress')
      if (bar && bar.position !== shares.at(-1)) shares.push(bar.position)
    }).observe(element, { attributes: true, childList: true, subtree: true })
    return shares
  })
  return () => seen.jsonValue()
}

test('a developer asks for half a day of sick leave with a photo, and takes it back', async ({ page }) => {
  await newcomer(page)
  const [day = ''] = await freeDays(page, 1)
  await page.goto('/requests')
  await expect(page).toHaveTitle('Requests · Staff portal')
  await expect(page.getByText('Requests not found')).toBeVisible()
  await expect(counter(page, 'Vacation')).toHaveText('0 of 21')
  await expectNoViolations(page)

  await openForm(page, 'Sick leave')
  await expect(field(page, 'End Date')).toBeVisible()
  await dialog(page).getByText('Half Day', { exact: true }).click()
  await expect(field(page, 'End Date')).toBeHidden()
  await typeDay(field(page, 'Date'), formatDay(day))
  await expect(preview(page)).toContainText('half a day')
  await expect(preview(page)).toContainText('0 → 0.5 of 8 days')
  await field(page, 'Note').fill('A note of more than thirty characters')
  await field(page, 'Note').press('Tab')
  await expect(dialog(page).getByText('Note is too long.')).toBeVisible()
  await expectNoViolations(page)
  await field(page, 'Note').fill('Dentist')
  await photo(page).setInputFiles({
    name: 'note.txt',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  await expect(dialog(page).getByText('Please pick a PNG or JPEG image')).toBeVisible()
  await send(page).click()
  await expect(dialog(page).getByRole('button', { name: 'Choose another' })).toBeFocused()
  await photo(page).setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: png(40, 40) })
  await expect(dialog(page).getByText('Please pick a PNG or JPEG image')).toBeHidden()
  await expect(dialog(page).getByText('note.png')).toBeVisible()
  await send(page).click()
  await toast(page, 'Request created')
  await expect(entryWith(page, 'Half day sick leave')).toContainText('Pending')
  await expect(entryWith(page, 'Half day sick leave')).toContainText('Dentist')

  await page.getByRole('button', { name: /^Show the photo of Half day sick leave/ }).click()
  await expect(page.getByRole('img', { name: /^Photo of / })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('button', { name: /^Delete Half day sick leave/ }).click()
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toContainText(formatDay(day))
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await toast(page, 'Request deleted')
  await expect(entryWith(page, 'Half day sick leave')).toBeHidden()
})

test(
  'a developer asks for each type of leave on days of their own, and sees how far a photo is sent',
  desktop,
  async ({ page }) => {
    test.slow()
    const person = await newcomer(page)
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = await freeDays(page, 5)
    await askForLeave(person.email, { request_type: 'unpaid_leave', start_date: fifth })
    const half = { request_type: 'half_day_sick_leave', start_date: first } as const
    await askForLeave(person.email, half)
    await page.goto('/requests')
    for (const [type, day] of [
      ['Day off', second],
      ['Work off', third],
    ] as const) {
      await openForm(page, type)
      await typeDay(field(page, 'Date'), formatDay(day))
      await expect(preview(page)).toContainText('1 day')
      await send(page).click()
      await expect(entryWith(page, type)).toContainText(formatDay(day))
    }

    await openForm(page, 'Sick leave')
    await typeDay(field(page, 'Start Date'), formatDay(fourth))
    await expect(field(page, 'End Date')).toHaveValue(formatDay(fourth))
    await expect(preview(page)).toContainText('0.5 → 1.5 of 8 days')
    await photo(page).setInputFiles({
      name: 'note.png',
      mimeType: 'image/png',
      buffer: heavy(png(40, 40)),
    })
    const shares = await watchProgress(dialog(page))
    const release = await slowUploads(page)
    await send(page).click()
    await expect(dialog(page).getByRole('progressbar', { name: 'The photo is being sent' })).toBeVisible()
    await expect(entryWith(page, formatDay(fourth))).toContainText('Sick leave')
    await release()
    const sent = await shares()
    expect(sent.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(1)
    expect(sent).toEqual(sent.toSorted((a, b) => a - b))

    // Two half days may share a day.
    await openForm(page, 'Unpaid leave')
    await dialog(page).getByText('Half Day', { exact: true }).click()
    await typeDay(field(page, 'Date'), formatDay(first))
    await expect(preview(page)).toContainText('half a day')
    await send(page).click()
    // The new request is shown although it belongs on the second page.
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    await expect(newEntry(page)).toContainText('Half day unpaid leave')
    await expect(newEntry(page)).toContainText(formatDay(first))

    await openForm(page, 'Unpaid leave')
    await typeDay(field(page, 'Start Date'), formatDay(second))
    await expect(preview(page)).toContainText('You have already asked for leave on these days')
    await send(page).click()
    await expect(
      dialog(page).getByText('You have already asked for leave on these days').first(),
    ).toBeVisible()
    await expect(send(page)).toBeEnabled()
  },
)

test(
  'a vacation of each length is taken once a year, and paid leave has a reason',
  desktop,
  async ({ page }) => {
    test.slow()
    const person = await newcomer(page)
    const today = await inCompany((company) => company.today())
    const monday = mondayOf(`${yearOf(today) + 1}-06-15`)
    await page.goto('/my-requests')
    await expect(page).toHaveTitle('My requests · Staff portal')
    await openForm(page, 'Vacation')
    await send(page).click()
    await expect(dialog(page).getByText('This field is required').first()).toBeVisible()
    await take(select(page, 'Vacation type'), 'One week')
    await typeDay(field(page, 'Start Date'), formatDay(monday))
    await expect(preview(page)).toContainText(
      `7 days: ${formatDay(monday)} – ${formatDay(addDays(monday, 6))}`,
    )
    await send(page).click()
    await toast(page, 'Request created')
    await expect(page).toHaveURL((url) => url.searchParams.get('month') === monthOf(monday))
    await expect(entryWith(page, 'Vacation').filter({ hasText: formatDay(monday) })).toContainText('7 days')

    const later = addDays(monday, 14)
    await askForLeave(person.email, {
      request_type: 'vacation',
      vacation_type: 'two_weeks',
      start_date: later,
    })
    await page.reload()
    await openForm(page, 'Vacation')
    await typeDay(field(page, 'Start Date'), formatDay(addDays(monday, 35)))
    await expect(
      dialog(page).getByText('You have already taken the maximum number of vacations'),
    ).toBeVisible()
    await take(select(page, 'Type'), 'Paid leave')
    await take(select(page, 'Reason'), 'Wedding day')
    const wedding = addDays(monday, 28)
    await typeDay(field(page, 'Start Date'), formatDay(wedding))
    await typeDay(field(page, 'End Date'), formatDay(addDays(wedding, 6)))
    await expect(preview(page)).toContainText('weekend')
    await send(page).click()
    await expect(entryWith(page, 'Paid Leave, Wedding day')).toContainText('Pending')
  },
)
