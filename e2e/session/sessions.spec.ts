// Sessions, the password that is asked for again, and mails about notifications, under Settings and where it is due.

import { expect, type Page, request as playwrightRequest } from '@playwright/test'
import { openSession, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire } from '../support/company.ts'
import { test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const sessions = (page: Page) => page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')

/** Refuses the next change of a password as the server does when the last proof is too old. */
const askOnce = (page: Page) =>
  page.route(
    '**/api/v1/users/*',
    (route) => {
      const sentence = 'Confirm with your password that it is you'
      const envelope = { statusCode: 403, code: 'session.confirm_first', error: sentence, message: sentence }
      return route.fulfill({ status: 403, json: { ...envelope, messages: [sentence], errors: {} } })
    },
    { times: 1 },
  )

test('a person sees the own sessions and ends others', async ({ page }) => {
  const { baseURL = '' } = test.info().project.use
  const person = await hire()
  for (const agent of ['Firefox/140.0', 'Edg/140.0']) {
    const userAgent = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ${agent}`
    const other = await playwrightRequest.newContext({ baseURL, userAgent })
    await openSession(other, person.email)
    await other.dispose()
  }
  await signInAs(page, person.email)
  await page.goto('/settings')
  await expect(sessions(page)).toHaveCount(3)
  await expect(sessions(page).first()).toContainText('This session')
  await expect(sessions(page).first()).toContainText('127.0.0.1')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'End the session of Firefox on Windows' }).click()
  await expect(page.getByText('Session ended')).toBeVisible()
  await expect(sessions(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'End all others' }).click()
  await expectNoViolations(page)
  await dialog(page).getByRole('button', { name: 'End all others' }).click()
  await expect(page.getByText('All other sessions have ended')).toBeVisible()
  await expect(sessions(page)).toHaveCount(1)
})

test('the password is asked for again, and what was typed is sent afterwards', async ({ page }) => {
  const person = await hire()
  await signInAs(page, person.email)
  await page.goto('/settings')
  await askOnce(page)
  await page.getByRole('textbox', { name: 'New password' }).fill('a much longer password')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('a much longer password')
  await page.getByRole('button', { name: 'Save' }).click()
  const asked = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(asked).toBeVisible()
  await expect(asked.getByRole('textbox', { name: 'Your password' })).toBeFocused()
  await expectNoViolations(page)
  await asked.getByRole('textbox', { name: 'Your password' }).fill('not the password')
  await asked.getByRole('button', { name: 'Confirm' }).click()
  await expect(asked.getByText('This is not your password')).toBeVisible()
  await asked.getByRole('textbox', { name: 'Your password' }).fill('demo-portal')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password updated')).toBeVisible()
  await signInAs(page, person.email, 'a much longer password')
})

test('who does not confirm loses nothing that was typed', async ({ page }) => {
  const person = await hire()
  await signInAs(page, person.email)
  await page.goto('/settings')
  await askOnce(page)
  const password = page.getByRole('textbox', { name: 'New password' })
  await password.fill('a much longer password')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('a much longer password')
  await page.getByRole('button', { name: 'Save' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toHaveText('Confirm with your password that it is you')
  await expect(password).toHaveValue('a much longer password')
  await page.unrouteAll({ behavior: 'wait' })
})

test('a person chooses what comes by mail', async ({ page }) => {
  const person = await hire()
  await signInAs(page, person.email)
  await page.goto('/settings')
  const choices = page.getByRole('region', { name: 'Notifications by mail' })
  const contracts = choices.getByRole('switch', { name: 'Contracts' })
  await expect(contracts).not.toBeChecked()
  await expect(choices.getByRole('switch', { name: 'Decisions on my leave' })).toBeChecked()
  await contracts.check()
  await expect(contracts).toBeChecked()
  await page.reload()
  await expect(contracts).toBeChecked()
})
