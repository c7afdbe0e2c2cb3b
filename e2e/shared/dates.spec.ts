// Dates typed by hand and picked in the calendar, in dialogs.

import { expect, type Page } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import type { Day } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire } from '../support/company.ts'
import { todayOf } from '../support/hours.ts'
import { dialog, open, save } from '../support/profile.ts'
import { desktop } from '../support/sizes.ts'
import { slow } from '../support/slow.ts'
import { test } from '../support/test.ts'

async function editGeneralInfo(page: Page) {
  const person = await hire()
  await signIn(page, 'admin')
  await open(page, person.id)
  await page.getByRole('button', { name: 'Edit general info' }).click()
  return person
}

const firstDay = (page: Page) => dialog(page).getByRole('textbox', { name: 'Date of admission' })
const lastDay = (page: Page) => dialog(page).getByRole('textbox', { name: 'Date of dismission' })
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Choose a date' })
const dayButton = (page: Page, day: Day) => calendar(page).locator(`[data-day="${day}"]`)

test('a date of admission can be typed in each format on a slow device', desktop, async ({ page }) => {
  await editGeneralInfo(page)
  for (const [index, typed] of ['01092023', '1.9.2023', '2023-09-01', '1.9.23'].entries()) {
    if (index === 2) await slow(page)
    await firstDay(page).fill('')
    await firstDay(page).pressSequentially(typed)
    await firstDay(page).press('Tab')
    await expect(firstDay(page), typed).toHaveValue('01.09.2023')
  }
  await save(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('main')).toContainText('01.09.2023')
})

test(
  'a text that is not a date, or a date outside the limits, stays with a sentence and prevents saving',
  desktop,
  async ({ page }) => {
    const person = await editGeneralInfo(page)
    const first = firstDay(page)
    const last = lastDay(page)
    await first.fill('30.02.2024')
    await first.press('Tab')
    await expect(first).toHaveValue('30.02.2024')
    await expect(first).toHaveAccessibleDescription(/There is no such date/)
    await save(page).click()
    await expect(first).toBeFocused()
    await expect(first).toHaveValue('30.02.2024')

    await first.fill('1.2.2024')
    await last.fill('31.1.2024')
    await last.press('Enter')
    await expect(last).toHaveValue('31.01.2024')
    await expect(last).toHaveAccessibleDescription(
      'The date of dismission cannot be before the date of admission',
    )
    await expect(dialog(page)).toBeVisible()
    await expectNoViolations(page)
    const answer = await page.request.get(`${apiPrefix}/profiles/${person.id}`)
    expect(await answer.json()).toMatchObject({ job_started_on: null, job_ended_on: null })

    await last.fill('1.2.2024')
    await last.press('Enter')
    await expect(dialog(page)).toBeHidden()
  },
)

test('the calendar of a date opens by its icon or ArrowDown, works by keyboard and does not cover the buttons', async ({
  page,
}) => {
  await editGeneralInfo(page)
  const last = lastDay(page)
  await last.press('ArrowDown')
  await expect(dayButton(page, await todayOf(page))).toBeFocused()
  await page.keyboard.press('Escape')
  await last.fill('31.01.2024')
  await expect(calendar(page)).toBeHidden()
  await last.press('ArrowDown')
  await expect(dayButton(page, '2024-01-31')).toBeFocused()
  await expectNoViolations(page)
  const buttons = await save(page).boundingBox()
  const box = await calendar(page).boundingBox()
  if (!buttons || !box) throw new Error('The calendar or the button is not shown')
  expect(box.y + box.height <= buttons.y || box.y >= buttons.y + buttons.height).toBe(true)
  expect(box.y).toBeGreaterThanOrEqual(0)

  await page.keyboard.press('PageDown')
  await expect(dayButton(page, '2024-02-29')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dayButton(page, '2024-03-01')).toBeFocused()
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowUp')
  await expect(dayButton(page, '2024-01-25')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(calendar(page)).toBeHidden()
  await expect(dialog(page)).toBeVisible()
  await expect(last).toBeFocused()
  await expect(last).toHaveValue('31.01.2024')

  await last.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(calendar(page)).toBeHidden()
  await expect(last).toHaveValue('30.01.2024')
  await expect(dialog(page)).toBeVisible()

  await dialog(page).getByRole('button', { name: 'Choose a date' }).last().click()
  await dayButton(page, '2024-01-15').click()
  await expect(last).toHaveValue('15.01.2024')
})
