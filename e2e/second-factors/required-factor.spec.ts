// Portals in which a second factor is required: of everyone from now on, and from a day that is to come.

import { expect } from '@playwright/test'
import { demoPassword } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { setUpCodes, typeCredentials } from '../support/factors.ts'
import { ownPortal, startOwnPortal } from '../support/own-portal.ts'
import { test } from '../support/test.ts'

test.use({ ownContext: true })
test.describe.configure({ mode: 'default' })

test.describe('from now on', () => {
  const portal = ownPortal(() => startOwnPortal({ SECOND_FACTOR: 'everyone' }))

  test('every page leads to the set-up until it is done, and then to what was wanted', async ({ page }) => {
    const { url } = portal()
    await page.goto(`${url}/my-report`)
    await typeCredentials(page, 'developer@demo.test', demoPassword)
    await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
    await expectNoViolations(page)
    await page.goto(`${url}/my-requests`)
    await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
    expect((await setUpCodes(page, 'Set up codes')).recoveryCodes).toHaveLength(10)
    await expect(page).toHaveURL(`${url}/my-requests`)
    await page.goto(`${url}/settings#signing-in`)
    const codes = page.getByRole('region', { name: 'Codes of an app' })
    await expect(codes.getByRole('button', { name: 'Remove' })).toBeDisabled()
    await expect(codes.getByText('You must have a second factor, and this is the last one.')).toBeVisible()
  })
})

test.describe('from a day', () => {
  const portal = ownPortal(() =>
    startOwnPortal({ SECOND_FACTOR: 'everyone', SECOND_FACTOR_FROM: '2099-01-31' }),
  )

  test('before the day a line says from when, and leads to the set-up', async ({ page }) => {
    const { url } = portal()
    await page.goto(`${url}/my-report`)
    await typeCredentials(page, 'developer@demo.test', demoPassword)
    await expect(page.getByText('From 31.01.2099 on you need a second factor to sign in.')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Set up now' }).click()
    await expect(page.getByRole('heading', { name: 'Signing in' })).toBeInViewport()
  })
})
