import { expect } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { beginCodes, makeRecoveryCodes, showFactors } from '../support/shown-factors.ts'
import { test } from '../support/test.ts'

test('the section about signing in stands where its address leads, in every state of the factors', async ({
  page,
}) => {
  await signIn(page, 'developer')
  await page.goto('/settings#signing-in')
  await expect(page.getByRole('heading', { name: 'Signing in' })).toBeInViewport()
  await expectNoViolations(page)
  await showFactors(page, { totp: true, recovery_codes_left: 2, passkeys: ['Chrome on Windows', 'Key'] })
  await expect(page.getByText('Only 2 left. Make new ones before you need them.')).toBeVisible()
  await expectNoViolations(page)
  await showFactors(page, { totp: true, recovery_codes_left: 0, required_from: '2025-01-01' })
  await expect(page.getByText('No recovery code is left.')).toBeVisible()
  await expectNoViolations(page)
})

test('a first code that is wrong stays in its field', async ({ page }) => {
  await signIn(page, 'developer')
  await page.goto('/settings')
  await beginCodes(page)
  const dialog = page.getByRole('dialog', { name: 'Set up codes' })
  const code = dialog.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  await page.keyboard.type('12 34')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This code is wrong: take the one that the app shows now')).toBeVisible()
  await expect(code).toHaveValue('12 34')
  await expectNoViolations(page)
})

test('recovery codes are closed unread after a question alone', async ({ page }) => {
  await signIn(page, 'developer')
  await page.goto('/settings')
  await makeRecoveryCodes(page)
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await expectNoViolations(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Back to the codes' }).click()
  await expect(dialog).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Recovery codes of /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(dialog).toBeHidden()
})
