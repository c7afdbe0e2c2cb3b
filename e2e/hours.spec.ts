// Logging a day's hours, with the keyboard and when requests fail.

import { expect, type Locator, type Page } from '@playwright/test'
import { records } from '@portal/contract/hours/hours'
import { apiPrefix } from '@portal/contract/shared/route'
import { formatDay } from '@portal/domain/days'
import { expectNoViolations } from './support/axe.ts'
import { employ, logHours, recordsOn, workdayBefore } from './support/hours.ts'
import {
  choose,
  chosenDay,
  enterFromDescription,
  field,
  form,
  rowOf,
  save,
  select,
} from './support/record-form.ts'
import { expectChosen } from './support/selects.ts'
import { desktop } from './support/sizes.ts'
import { closeLiveChannel } from './support/slow.ts'
import { test } from './support/test.ts'

const isPhone = () => test.info().project.name === 'phone'

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('a developer logs a day, edits it and deletes it, with the keyboard alone', async ({ page }) => {
  const { today, projects } = await employ(page)
  await page.goto('/create-record')
  await expect(page).toHaveTitle('Submit hours · Staff portal')
  await expect(field(page, 'Description')).toBeFocused()
  await expect(field(page, 'Hours')).toHaveValue('8')
  await expect(save(page)).toBeDisabled()

  await choose(page, 'Project', projects.second.name)
  await page.keyboard.press('Tab')
  await expect(select(page, 'Category')).toBeFocused()
  await choose(page, 'Category', 'Meeting')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Description')).toBeFocused()
  await page.keyboard.type('Sprint planning')
  await page.keyboard.press('Tab')
  await page.keyboard.type('6:30')
  await page.keyboard.press('Enter')

  await expect(page.getByText('Record created')).toBeVisible()
  await expect(rowOf(page, 'Sprint planning')).toContainText(projects.second.name)
  await expect(rowOf(page, 'Sprint planning').getByRole('link')).toHaveCount(0)
  // Cards have no headers.
  await expect(page.getByRole('columnheader', { name: 'Options' })).toHaveCount(isPhone() ? 0 : 1)
  await expect(rowOf(page, 'Sprint planning')).toContainText('6.5')
  await expect(page.getByText('Total hours: 6.5')).toBeVisible()
  await expect(chosenDay(page)).toHaveAccessibleName(/: 6\.5 h logged$/)
  await expect(field(page, 'Description')).toBeFocused()
  await expect(field(page, 'Description')).toHaveValue('')
  await expect(field(page, 'Hours')).toHaveValue('8')

  await tabTo(page, rowOf(page, 'Sprint planning').getByRole('button', { name: /^Edit / }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Record' })
  await expect(dialog.getByRole('combobox', { name: 'Project' })).toBeFocused()
  await tabTo(page, dialog.getByRole('textbox', { name: 'Hours' }))
  await page.keyboard.type('7.5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Record updated')).toBeVisible()
  await expect(page.getByText('Total hours: 7.5')).toBeVisible()

  await tabTo(page, rowOf(page, 'Sprint planning').getByRole('button', { name: /^Delete / }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Are you sure?' })
  await expect(question).toContainText(`7.5 h on ${projects.second.name}, ${formatDay(today)}`)
  await tabTo(page, question.getByRole('button', { name: 'Delete' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Record deleted')).toBeVisible()
  await expect(page.getByText('No hours on this day yet.')).toBeVisible()
  await expect(page.getByText('Total hours: 0.0')).toBeVisible()
  expect(await recordsOn(page, today)).toEqual([])
})

test(
  'a text that is no number of hours is refused; the form begins with the choices used last, and Enter saves it',
  desktop,
  async ({ page }) => {
    const { today, projects } = await employ(page)
    await page.goto('/create-record')
    for (const [typed, sentence] of [
      ['', 'This field is required'],
      ['eight', 'Enter hours, such as 7.5 or 7:30'],
      ['0', 'Hours must be greater than 0'],
      ['24.5', 'Hours must be at most 24'],
      ['2.33333', 'Hours can have at most four decimals'],
    ] as const) {
      await field(page, 'Hours').fill(typed)
      await field(page, 'Hours').blur()
      await expect(form(page).getByText(sentence)).toBeVisible()
      await expect(save(page)).toBeDisabled()
    }
    await field(page, 'Hours').fill('8')
    await choose(page, 'Project', projects.first.name)
    await choose(page, 'Category', 'Testing')
    await save(page).click()
    await expect(page.getByText('Total hours: 8.0')).toBeVisible()

    await page.reload()
    await expectChosen(select(page, 'Project'), projects.first.name)
    await expectChosen(select(page, 'Category'), 'Testing')
    await expect(field(page, 'Description')).toBeFocused()
    await page.keyboard.type('One line')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('and another')
    await expect(save(page)).toBeEnabled()
    await enterFromDescription(page)
    await expect(page.getByText('Total hours: 16.0')).toBeVisible()
    const [latest] = await recordsOn(page, today)
    expect(latest).toMatchObject({ description: 'One line\nand another', project: projects.first.name })
  },
)

test(
  'the form begins with the choices of the latest record; a double click and a double Enter log one record each',
  desktop,
  async ({ page }) => {
    const { today, projects } = await employ(page)
    await logHours(page, { projectId: projects.first.id, date: await workdayBefore(page, today), hours: 8 })
    await page.goto('/create-record')
    // This browser has no stored choices yet.
    await expectChosen(select(page, 'Project'), projects.first.name)
    await expect(save(page)).toBeEnabled()
    await field(page, 'Description').fill('Clicked twice')
    await field(page, 'Hours').fill('1')
    await save(page).dblclick()
    await expect(page.getByText('Total hours: 1.0')).toBeVisible()

    await field(page, 'Description').fill('Entered twice')
    await field(page, 'Hours').fill('2')
    await field(page, 'Description').focus()
    await expect(save(page)).toBeEnabled()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Total hours: 3.0')).toBeVisible()
    const logged = (await recordsOn(page, today)).map(({ description }) => description)
    expect(logged).toEqual(['Entered twice', 'Clicked twice'])
  },
)

test(
  'a day of more than 24 hours is refused at its field, and the input stays',
  desktop,
  async ({ page }) => {
    // The hours are logged today: on a Monday the workday before is in last week, whose records are not editable.
    const { today: date, projects } = await employ(page)
    await logHours(page, { projectId: projects.first.id, date, hours: 20 })
    await page.goto('/create-record')
    await field(page, 'Description').fill('A very long day')
    await expect(save(page)).toBeEnabled()
    await enterFromDescription(page)
    const sentence = `A day has at most 24 hours; 20 are already logged on ${formatDay(date)}`
    await expect(field(page, 'Hours')).toHaveAccessibleDescription(sentence)
    await expect(field(page, 'Hours')).toBeFocused()
    await expect(field(page, 'Description')).toHaveValue('A very long day')
    await expectNoViolations(page)

    await field(page, 'Hours').fill('4')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Total hours: 24.0')).toBeVisible()
    expect((await recordsOn(page, date)).map(({ description }) => description)).toContain('A very long day')

    // The dialog shows the same refusal at its own field, at the first press and after the field is left.
    await rowOf(page, 'A very long day').getByRole('button', { name: /^Edit/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Record' })
    const hours = dialog.getByRole('textbox', { name: 'Hours' })
    await expect(dialog.getByRole('combobox', { name: 'Project' })).toBeFocused()
    await hours.fill('5')
    await hours.press('Enter')
    await expect(hours).toHaveAccessibleDescription(sentence)
    await hours.press('Tab')
    await expect(hours).toHaveAccessibleDescription(sentence)
  },
)

test(
  'a failed load is named and can be repeated; the key n focuses the description',
  desktop,
  async ({ page }) => {
    const { projects } = await employ(page)
    // Notifications about the person's new contracts would make the page load again.
    await closeLiveChannel(page)
    const failing = ['records/calendar', 'available_contracts'].map((path) => `**${apiPrefix}/${path}?*`)
    for (const url of failing) await page.route(url, (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/create-record')
    // Each failure is told in its own place, and in a toast at the top right.
    await expect(page.getByText(/unable to download (Records|Available contracts)$/)).toHaveCount(4)
    await expectNoViolations(page)
    for (const url of failing) await page.unroute(url)
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    await tryAgain.first().click()
    await expect(tryAgain).toHaveCount(1)
    await tryAgain.click()
    await choose(page, 'Project', projects.first.name)
    await expect(page.getByText('No hours on this day yet.')).toBeVisible()

    // The key n focuses the description from anywhere on the page, and is listed.
    await chosenDay(page).focus()
    await page.getByRole('heading', { name: 'Submit hours' }).focus()
    await page.keyboard.press('n')
    await expect(field(page, 'Description')).toBeFocused()
    await expect(field(page, 'Description')).toHaveValue('')
    await page.getByRole('heading', { name: 'Submit hours' }).focus()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toContainText('Describe the work')
  },
)

test('a save whose answer was lost is repeated, and creates one record', desktop, async ({ page }) => {
  const { today, projects } = await employ(page)
  await logHours(page, { projectId: projects.first.id, date: await workdayBefore(page, today), hours: 8 })
  await page.goto('/create-record')
  await page.route(`**${apiPrefix}${records.create.url}`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await field(page, 'Description').fill('Sent through a tunnel')
  await expect(save(page)).toBeEnabled()
  await enterFromDescription(page)
  await expect(form(page).getByRole('alert')).toContainText('The server cannot be reached')
  await expect(field(page, 'Description')).toHaveValue('Sent through a tunnel')
  await page.unroute(`**${apiPrefix}${records.create.url}`)
  await expect(form(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  // The Idempotency-Key is kept with the input, also over a reload.
  await page.reload()
  await expect(field(page, 'Description')).toHaveValue('Sent through a tunnel')
  await expect(save(page)).toBeEnabled()
  await save(page).click()
  await expect(page.getByText('Total hours: 8.0')).toBeVisible()
  expect(await recordsOn(page, today)).toHaveLength(1)
})
