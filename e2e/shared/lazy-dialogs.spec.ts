// Dialogs, whose code comes after the page.

import { expect } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { test } from '../support/test.ts'

const code = '**/assets/create-user-modal-*.js'

test('a dialog whose code could not be loaded says so in sight, and opens once the code comes', async ({
  page,
}) => {
  await signIn(page, 'manager')
  await page.route(code, (route) => route.abort())
  await page.goto('/manage-users')
  await page.getByRole('button', { name: 'Add User' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded' })
  await expect(notice).toBeInViewport()
  await page.unroute(code)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Create User' })).toBeVisible()
})

test('a dialog opens without a connection once its page has been idle', async ({ page }) => {
  await signIn(page, 'manager')
  const loaded = page.waitForResponse(code)
  await page.goto('/manage-users')
  await loaded
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Add User' }).click()
  await expect(page.getByRole('dialog', { name: 'Create User' })).toBeVisible()
})
