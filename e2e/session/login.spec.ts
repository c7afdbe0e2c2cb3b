import { expect, type Page } from '@playwright/test'
import { accounts, demoPassword, signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const logIn = (page: Page) => page.getByRole('button', { name: 'Log In' })

test('the login screen is accessible, also with its error texts; a wrong password is refused with a sentence', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto('/')
  await expect(email(page)).toBeFocused()
  await expect(page).toHaveTitle('Log In · Staff portal')
  expect(complaints).toEqual([])
  await expectNoViolations(page)

  await email(page).fill('nobody')
  await password(page).fill('short')
  await password(page).blur()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await expectNoViolations(page)

  const stranger = `stranger-${test.info().project.name}@demo.test`
  await email(page).fill(stranger)
  await password(page).fill('not the password')
  await password(page).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  // The refusal stands beside the fields, and in a toast.
  await expect(page.getByText('Invalid email or password')).toHaveCount(2)
  await expect(email(page)).toHaveValue(stranger)
  await expect(password(page)).toHaveValue('not the password')
  await expect(page).toHaveURL('/')
  await expectNoViolations(page)

  const data = { session: { email: stranger, password: 'not the password' } }
  const guesses = Array.from({ length: 9 }, () => page.request.post('/api/v1/session', { data }))
  for (const guess of await Promise.all(guesses)) expect(guess.status()).toBe(401)
  await password(page).press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/^Too many failed attempts\. Please try again in 1\d\smin/)
})

test(
  'each field shows its error as soon as it is left, and the button is disabled until both are filled',
  desktop,
  async ({ page }) => {
    await page.goto('/')
    await expect(logIn(page)).toBeDisabled()
    await email(page).fill('a@b.c')
    await password(page).fill('12345')
    await expect(logIn(page)).toBeDisabled()
    await password(page).fill('123456')
    await expect(logIn(page)).toBeEnabled()
    await email(page).fill('a@b.')
    await expect(logIn(page)).toBeDisabled()
    await page.reload()
    await email(page).focus()
    await email(page).blur()
    await expect(page.getByText('This field is required')).toBeVisible()
    await email(page).fill('developer@')
    await email(page).blur()
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await email(page).fill(accounts.developer)
    await email(page).blur()
    await expect(page.getByText('Invalid email address')).toBeHidden()

    await password(page).focus()
    await password(page).blur()
    await expect(page.getByText('This field is required')).toBeVisible()
    await password(page).fill('12345')
    await password(page).blur()
    await expect(page.getByText('Password must contain at least 6 characters')).toBeVisible()
    await password(page).fill('x'.repeat(41))
    await password(page).blur()
    await expect(page.getByText('Password must contain not more 40 characters')).toBeVisible()

    const toggle = page.getByRole('button', { name: /(Show|Hide) password/ })
    await expect(password(page)).toHaveAttribute('type', 'password')
    await toggle.click()
    await expect(password(page)).toHaveAttribute('type', 'text')
    await toggle.click()
    await expect(password(page)).toHaveAttribute('type', 'password')
  },
)

test('a demo account fills the form, and a developer lands on Submit hours', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: accounts.developer }).click()
  await expect(email(page)).toHaveValue(accounts.developer)
  await logIn(page).click()
  await expect(page).toHaveURL('/create-record')
  await page.reload()
  await expect(page).toHaveURL('/create-record')
})

/** Fills the fields as a password manager does that sends no event. */
async function fillSilently(page: Page): Promise<void> {
  const write = (field: SVGElement | HTMLElement, text: string) => {
    if (field instanceof HTMLInputElement) field.value = text
  }
  await email(page).evaluate(write, accounts.developer)
  await password(page).evaluate(write, demoPassword)
}

test('fields that were filled without an event count, by a press and by Enter, and the button follows', async ({
  page,
}) => {
  await page.goto('/')
  await expect(email(page)).toBeFocused()
  await fillSilently(page)
  // Drawn again, the form keeps the texts.
  await email(page).blur()
  await expect(email(page)).toHaveValue(accounts.developer)
  await expect(password(page)).toHaveValue(demoPassword)
  await logIn(page).hover()
  await expect(logIn(page)).toBeEnabled()

  // A field that the browser itself fills starts an animation.
  await page.reload()
  await expect(email(page)).toBeFocused()
  await fillSilently(page)
  await password(page).dispatchEvent('animationstart')
  await expect(logIn(page)).toBeEnabled()

  await page.reload()
  await expect(email(page)).toBeFocused()
  await fillSilently(page)
  // The tap is forced, because a finger does not move over the button first.
  await logIn(page).click({ force: true })
  await expect(page).toHaveURL('/create-record')

  await page.goto('/logout')
  await expect(email(page)).toBeFocused()
  await fillSilently(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/create-record')
})

test('a press while something is missing says what', desktop, async ({ page }) => {
  await page.goto('/')
  await email(page).fill(accounts.developer)
  await logIn(page).click({ force: true })
  await expect(page.getByText('This field is required')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('the e-mail address is accepted in any letter case, by keyboard alone', desktop, async ({ page }) => {
  await page.goto('/')
  await expect(email(page)).toBeFocused()
  await page.keyboard.type(accounts.developer.toUpperCase())
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/create-record')
})

test('a signed-in person is redirected from the login screen', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/')
  await expect(page).toHaveURL('/users_list')
})

test(
  'a visitor is redirected from a page for signed-in people to the login, and back after signing in',
  desktop,
  async ({ page }) => {
    await page.goto('/settings')
    await expect(page).toHaveURL(/^[^?]+\/(\?.*)?$/)
    await expect(logIn(page)).toBeVisible()
    await email(page).fill(accounts.developer)
    await password(page).fill(demoPassword)
    await logIn(page).click()
    await expect(page).toHaveURL('/settings')
  },
)
