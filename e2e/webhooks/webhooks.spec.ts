import { expect, type Page } from '@playwright/test'
import { accounts, demoPassword, signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { typeCredentials } from '../support/factors.ts'
import { unfold } from '../support/lists.ts'
import { ownPortal, startOwnPortal } from '../support/own-portal.ts'
import { startReceiver } from '../support/receiver.ts'
import { test } from '../support/test.ts'

test.use({ ownContext: true })
// A receiver on this machine has an address within the network.
const portal = ownPortal(() => startOwnPortal({ WEBHOOK_PRIVATE: 'on' }))

async function openWebhooks(page: Page): Promise<void> {
  await page.goto(`${portal().url}/webhooks`)
  await typeCredentials(page, accounts.admin, demoPassword)
  await expect(page.getByRole('heading', { name: /^Webhooks/, level: 1 })).toBeVisible()
}

test('a webhook is made, fails, is mended, and what it missed is sent again', async ({ page }) => {
  const receiver = await startReceiver(400)
  await openWebhooks(page)
  await expect(page).toHaveTitle('Webhooks · Staff portal')
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Add Webhook' }).click()
  const form = page.getByRole('dialog', { name: 'Add Webhook' })
  await form.getByLabel('Address').fill('ftp://127.0.0.1/')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form.getByText('Enter an http or https address')).toBeVisible()
  await form.getByLabel('Address').fill(receiver.url)
  await form.getByLabel('Events').fill('webh')
  await page.keyboard.press('Enter')
  // The choices that are open stand outside of the dialog.
  await form.getByLabel('Format').focus()
  await form.getByLabel('Address').focus()
  await expectNoViolations(page)
  await form.getByRole('button', { name: 'Create' }).click()

  const shown = page.getByRole('dialog', { name: `Secret of ${receiver.host}` })
  await expect(shown.getByLabel('Secret', { exact: true })).toHaveValue(/^whsec_[A-Za-z0-9+/]{43}=$/)
  await expectNoViolations(page)
  await shown.getByRole('button', { name: 'Close' }).last().click()

  await unfold(page, receiver.host)
  await page.getByRole('link', { name: receiver.url }).click()
  await expect(page.getByRole('heading', { name: receiver.host })).toBeVisible()
  await unfold(page, 'webhooks.create')
  await expect(page.getByText('1 attempt: The receiver answered 400')).toBeVisible({ timeout: 15_000 })
  await expectNoViolations(page)

  receiver.answer(204)
  await page.getByRole('button', { name: /^Send again: webhooks\.create/ }).click()
  await expect(page.getByText('The delivery is sent again')).toBeVisible()
  await expect.poll(() => receiver.taken(), { timeout: 15_000 }).toContain('webhooks.create')
  await unfold(page, 'webhooks.create')
  await expect(page.getByText('1 attempt: 204').first()).toBeVisible({ timeout: 15_000 })
  await receiver.close()
})

test('an admin renews the secret, sends a test and deletes a webhook', async ({ page }) => {
  const receiver = await startReceiver(204)
  await openWebhooks(page)
  const made = await page.request.post(`${portal().url}/api/v1/webhooks`, {
    data: { url: receiver.url, events: ['mails'], format: 'text', active: true },
    headers: { origin: portal().url },
  })
  expect(made.status()).toBe(201)
  await page.reload()
  await unfold(page, receiver.host)
  await page.getByRole('button', { name: `Send a test to ${receiver.host}` }).click()
  await expect(page.getByText(/^The test is on its way/)).toBeVisible()
  await expect.poll(() => receiver.bodies().join(), { timeout: 15_000 }).toContain('A test of the webhook')

  await page.getByRole('button', { name: `Renew the secret of ${receiver.host}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Renew the secret' }).click()
  const shown = page.getByRole('dialog', { name: `Secret of ${receiver.host}` })
  await expect(shown.getByLabel('Secret', { exact: true })).toHaveValue(/^whsec_/)
  await shown.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: `Delete ${receiver.host}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Webhook deleted')).toBeVisible()
  await receiver.close()
})

test('the page Webhooks is for admins', async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/webhooks')
  await expect(page).toHaveURL('/unauthorized')
})
