import { expect, type Page } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { demoPassword, signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire } from '../support/company.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password' })
const confirmation = (page: Page) => page.getByRole('textbox', { name: 'Confirm password' })
const save = (page: Page) => page.getByRole('button', { name: 'Save' })

test('a new password is checked at its fields', desktop, async ({ page }) => {
  await signIn(page, 'developer')
  await page.goto('/settings')
  await expectNoViolations(page)

  await newPassword(page).focus()
  await newPassword(page).blur()
  await expect(page.getByText('Required', { exact: true })).toBeVisible()
  await newPassword(page).fill('12345')
  await newPassword(page).blur()
  await expect(page.getByText('Password must contain at least 6 characters')).toBeVisible()
  await newPassword(page).fill('x'.repeat(41))
  await newPassword(page).blur()
  await expect(page.getByText('Password must contain not more 40 characters')).toBeVisible()
  await newPassword(page).fill('long enough')
  await confirmation(page).fill('long enough?')
  await confirmation(page).blur()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expectNoViolations(page)
})

test(
  'a new password signs in, the old one does not, and the other sessions end',
  desktop,
  async ({ page, playwright }) => {
    const person = await hire()
    const { baseURL = '' } = test.info().project.use
    const elsewhere = await playwright.request.newContext({ baseURL })
    const signInElsewhere = (password: string) =>
      elsewhere.post('/api/v1/session', { data: { session: { email: person.email, password } } })
    expect((await signInElsewhere(demoPassword)).status()).toBe(201)

    await signInAs(page, person.email)
    const token = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'portal_session')?.value
    const before = await token()
    await page.goto('/settings')
    await expect(page.locator('input[autocomplete="username"]')).toHaveValue(person.email)
    await newPassword(page).fill('second password')
    await confirmation(page).fill('second password')
    const change = `**${apiPrefix}/users/${person.id}`
    await page.route(change, (route) => route.abort())
    await save(page).click()
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await page.unroute(change)
    await again.click()
    await expect(page.getByText('Password updated')).toBeVisible()
    await expect(page).toHaveURL('/create-record')
    // The browser goes on with a new token.
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Records', exact: true })).toBeVisible()
    expect(await token()).not.toBe(before)

    expect((await elsewhere.get('/api/v1/session')).status()).toBe(401)
    expect((await signInElsewhere(demoPassword)).status()).toBe(401)
    expect((await signInElsewhere('second password')).status()).toBe(201)
    await elsewhere.dispose()
  },
)

test('the chosen theme is kept over a reload, whatever the system prefers', desktop, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page, 'developer')
  await page.goto('/settings')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.getByText('Dark', { exact: true }).click()
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.reload()
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByText('System', { exact: true }).click()
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light')
})
