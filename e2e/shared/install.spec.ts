// The portal as an installed app: its offline page, its icons, and the colour of the browser's frame.

import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { desktop, phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow', ownContext: true })

const frameColor = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content')

test('offline the menu opens, a reload shows the offline page, and its button loads the portal again', async ({
  page,
}) => {
  await signIn(page, 'developer')
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^(More|Account of .+)$/ }).click()
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible()

  await page.goto('/create-record?date=2026-01-05')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expectNoViolations(page)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).or(page.getByRole('form')).first().click()
  await expect(page.getByRole('form', { name: 'New record' })).toBeVisible()
  await expect(page).toHaveURL(/\?date=2026-01-05$/)
})

test(
  "the browser's frame has the colour of the chosen scheme, whatever the system's",
  phone,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await signIn(page, 'developer')
    await page.goto('/settings')
    await expect.poll(() => frameColor(page)).toBe('#1f1e1c')
    await page.getByText('Light', { exact: true }).click()
    await expect.poll(() => frameColor(page)).toBe('#ffffff')
    await page.reload()
    await expect.poll(() => frameColor(page)).toBe('#ffffff')
  },
)

test('the icons of the manifest exist', desktop, async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const { icons } = await answer.json()
  expect(icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true)
  for (const { src } of icons) expect((await request.get(src)).ok(), src).toBe(true)
})
