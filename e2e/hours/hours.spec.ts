// Logging a day's hours, with the keyboard.

import { expect, type Locator, type Page } from '@playwright/test'
import { employ, recordsOn } from '../support/hours.ts'
import {
  choose,
  chosenDay,
  enterFromDescription,
  field,
  form,
  openFilledForm,
  rowOf,
  save,
  select,
} from '../support/record-form.ts'
import { expectChosen } from '../support/selects.ts'
import { desktop, isPhone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

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
  await expect(chosenDay(page)).toHaveAccessibleName(/: 6\.5 h logged/)
  await expect(field(page, 'Description')).toBeFocused()
  await expect(field(page, 'Description')).toHaveValue('')

  if (isPhone()) {
    await tabTo(page, rowOf(page, 'Sprint planning').locator('button[aria-expanded]'))
    await page.keyboard.press('Enter')
  }
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
  await expect(page.getByText('Record deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Submit hours' })).toBeFocused()
  await expect(page.getByText('No hours on this day yet.')).toBeVisible()
  await expect(page.getByText('Total hours: 0.0')).toBeVisible()
  expect(await recordsOn(page, today)).toEqual([])
})

test('a developer is told at the field why a text is no number of hours', desktop, async ({ page }) => {
  await employ(page)
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
})

test(
  'the form of a developer begins with the choices used last, also after a reload',
  desktop,
  async ({ page }) => {
    const { projects } = await employ(page)
    await page.goto('/create-record')
    await choose(page, 'Project', projects.first.name)
    await choose(page, 'Category', 'Testing')
    await save(page).click()
    await expect(page.getByText('Total hours: 8.0')).toBeVisible()
    await page.reload()
    await expectChosen(select(page, 'Project'), projects.first.name)
    await expectChosen(select(page, 'Category'), 'Testing')
    await expect(field(page, 'Description')).toBeFocused()
  },
)

test('a developer saves a description of two lines by Enter', desktop, async ({ page }) => {
  const { today, projects } = await openFilledForm(page)
  await field(page, 'Description').focus()
  await page.keyboard.type('One line')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('and another')
  await expect(save(page)).toBeEnabled()
  await enterFromDescription(page)
  await expect(page.getByText('Total hours: 8.0')).toBeVisible()
  const [latest] = await recordsOn(page, today)
  expect(latest).toMatchObject({ description: 'One line\nand another', project: projects.first.name })
})

test('a developer who clicks twice logs one record', desktop, async ({ page }) => {
  const { today } = await openFilledForm(page)
  await field(page, 'Description').fill('Clicked twice')
  await save(page).dblclick()
  await expect(page.getByText('Total hours: 8.0')).toBeVisible()
  expect((await recordsOn(page, today)).map(({ description }) => description)).toEqual(['Clicked twice'])
})

test('a developer who presses Enter twice logs one record', desktop, async ({ page }) => {
  const { today } = await openFilledForm(page)
  await field(page, 'Description').fill('Entered twice')
  await field(page, 'Description').focus()
  await expect(save(page)).toBeEnabled()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Total hours: 8.0')).toBeVisible()
  expect((await recordsOn(page, today)).map(({ description }) => description)).toEqual(['Entered twice'])
})
