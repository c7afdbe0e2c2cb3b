// Passkeys of a virtual device: added under Settings, and used as the second factor and in place of the password.

import { expect } from '@playwright/test'
import { demoPassword, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire } from '../support/company.ts'
import { addAuthenticator, keepRecoveryCodes, typeCredentials } from '../support/factors.ts'
import { test } from '../support/test.ts'

test.use({ ownContext: true })

test('a person adds a passkey, signs in with it alone and as the second factor, and removes it', async ({
  page,
}) => {
  const person = await hire()
  await addAuthenticator(page)
  await signInAs(page, person.email)
  await page.goto('/settings#signing-in')
  await page.getByRole('button', { name: 'Add Passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Work laptop')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  expect(await keepRecoveryCodes(page)).toHaveLength(10)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await expect(passkeys.getByRole('listitem')).toContainText('Never used')
  await expectNoViolations(page)

  await page.goto('/logout')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/create-record')

  await page.goto('/logout')
  await typeCredentials(page, person.email, demoPassword)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/create-record')

  await page.goto('/settings#signing-in')
  await expect(passkeys.getByRole('listitem')).toContainText('Last used')
  await passkeys.getByRole('button', { name: 'Rename Work laptop' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Old laptop')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await passkeys.getByRole('button', { name: 'Remove Old laptop' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(passkeys.getByRole('listitem')).toHaveCount(0)
})

test('without a passkey on the device the login says so and goes on', async ({ page }) => {
  await addAuthenticator(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('No passkey was used.')).toBeVisible()
  await expectNoViolations(page)
  const person = await hire()
  await typeCredentials(page, person.email, demoPassword)
  await expect(page).toHaveURL('/create-record')
})
