// A token is made, used by a program and ended, by its owner under Settings and by a manager on the profile.

import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { accessTokens } from '@portal/contract/accounts/access-tokens'
import { apiPrefix } from '@portal/contract/shared/route'
import { addDays, formatDay } from '@portal/domain/days'
import { signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire } from '../support/company.ts'
import { dialog, typeDay } from '../support/profile.ts'
import { take } from '../support/selects.ts'
import { test } from '../support/test.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Access tokens' })
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv' }).format(new Date())

/** The status of a program that asks with the token. */
async function statusOf(program: APIRequestContext, token: string, method = 'GET'): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await program.fetch(`${apiPrefix}/notification_preferences`, { method, headers })).status()
}

test('a developer makes a token, a program uses it, and the developer ends it', async ({
  page,
  playwright,
}) => {
  const { baseURL = '' } = test.info().project.use
  const program = await playwright.request.newContext({ baseURL })
  const person = await hire()
  await signInAs(page, person.email)
  await page.goto('/settings#access-tokens')
  await expect(section(page).getByText('No program has a token of yours.')).toBeVisible()
  await expectNoViolations(page)

  const add = section(page).getByRole('button', { name: 'Add token' })
  await add.click()
  const form = page.getByRole('dialog', { name: 'Add token' })
  const name = form.getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  const lastDay = form.getByRole('textbox', { name: 'Last day' })
  await expect(lastDay).toHaveValue(formatDay(addDays(today, 30)))
  await expect(form.getByRole('checkbox', { name: 'Files of salaries' })).toHaveCount(0)
  await name.fill('Hours from the terminal')
  await typeDay(lastDay, formatDay(addDays(today, 400)))
  await expectNoViolations(page)
  await form.getByRole('button', { name: 'Make token' }).click()
  await expect(form.getByText(/^Choose a day from /)).toBeVisible()
  await typeDay(lastDay, formatDay(addDays(today, 60)))
  await form.getByRole('button', { name: 'Make token' }).click()

  const shown = page.getByRole('dialog', { name: 'Your new token' })
  const field = shown.getByRole('textbox', { name: 'Token' })
  await expect(field).toHaveValue(/^sp_[\w-]{43}$/)
  const token = await field.inputValue()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Back to the token' }).click()
  await shown.getByRole('button', { name: 'I have copied it' }).click()
  await expect(shown).toBeHidden()
  await expect(add).toBeFocused()

  expect([await statusOf(program, token), await statusOf(program, token, 'PUT')]).toEqual([200, 403])
  await page.reload()
  const item = section(page).getByRole('listitem')
  await expect(item).toContainText('Hours from the terminal')
  await expect(item).toContainText(`Until ${formatDay(addDays(today, 60))}`)
  await expect(item).toContainText('from 127.0.0.1')
  await expectNoViolations(page)

  await item.getByRole('button', { name: 'End Hours from the terminal' }).click()
  await expectNoViolations(page)
  await dialog(page).getByRole('button', { name: 'End token' }).click()
  await expect(section(page).getByText('No program has a token of yours.')).toBeVisible()
  expect(await statusOf(program, token)).toBe(401)
  await program.dispose()
})

test('a manager gives a token the files of salaries', async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/settings')
  await section(page).getByRole('button', { name: 'Add token' }).click()
  const form = page.getByRole('dialog', { name: 'Add token' })
  await take(form.getByRole('combobox', { name: 'May' }), 'Read and write')
  const box = form.getByRole('checkbox', { name: 'Files of salaries' })
  await box.check()
  await expect(box).toBeChecked()
  await expectNoViolations(page)
})

test('a manager sees and ends the token of a developer on the profile', async ({ page, playwright }) => {
  const { baseURL = '' } = test.info().project.use
  const person = await hire()
  await signInAs(page, person.email)
  const answer = await page.request.post(apiPrefix + accessTokens.create.url, {
    data: { name: 'Script', scope: 'read', expires_on: addDays(today, 5) },
  })
  const { token } = await answer.json()
  await signIn(page, 'manager')
  await page.goto(`/users/${person.id}`)
  await page.getByRole('button', { name: 'Access tokens' }).click()
  const list = page.getByRole('dialog', { name: /^Access tokens of / })
  await expect(list.getByRole('listitem')).toContainText('Never used')
  await expectNoViolations(page)
  await list.getByRole('button', { name: 'End Script' }).click()
  await page
    .getByRole('dialog', { name: 'End the token?' })
    .getByRole('button', { name: 'End token' })
    .click()
  await expect(list.getByText('This person has no access tokens.')).toBeVisible()
  const program = await playwright.request.newContext({ baseURL })
  expect(await statusOf(program, token)).toBe(401)
  await program.dispose()
  await list.getByRole('button', { name: 'Close' }).last().click()
  await expect(list).toBeHidden()
})
