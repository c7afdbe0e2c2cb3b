// Invitations and forgotten passwords, in a demo that sends no mails.

import { expect, type Page } from '@playwright/test'
import { passwordResets } from '@portal/contract/accounts/account-links'
import { apiPrefix } from '@portal/contract/shared/route'
import { signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire, unique } from '../support/company.ts'
import { entryWith, newEntry, unfold } from '../support/lists.ts'
import { linkMailedTo } from '../support/mail/links.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const password = (page: Page) => page.getByLabel('New password', { exact: true })

test('somebody who forgot the password gets a link by mail, which sets a new one once', async ({ page }) => {
  const person = await hire()
  await page.context().clearCookies()
  await page.goto('/')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await expectNoViolations(page)
  const send = page.getByRole('button', { name: 'Send the link' })
  await send.click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await send.click()
  await expect(page.getByText('If there is an account with this address')).toBeVisible()
  await expectNoViolations(page)

  const address = await linkMailedTo(person.email, '/reset-password')
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await password(page).fill('qwerty123')
  await expect(page.getByText('Fair')).toBeVisible()
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('This is one of the most common passwords')).toBeVisible()
  await expect(page.getByText('Fair')).toBeHidden()
  await expect(password(page)).toHaveValue('qwerty123')
  await expectNoViolations(page)
  await password(page).fill('a much longer password')
  await expect(page.getByText('Strong')).toBeVisible()
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('Your new password is set. Log in with it.')).toBeVisible()
  await signInAs(page, person.email, 'a much longer password')
  await page.goto('/')
  await expect(page).toHaveURL('/create-record')

  // A sign behind the address came with it.
  await page.goto(`${address}.`)
  await expect(page.getByRole('heading', { name: 'This link was used or has ended' })).toBeVisible()
  await expect(page.getByText(`(${person.email})`)).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Go to the portal' }).click()
  await expect(page).toHaveURL('/create-record')
  await page.context().clearCookies()
  await page.goto(address)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('a new password that is set where somebody else is signed in ends their session, and says so before', async ({
  page,
}) => {
  const [person, other] = [await hire(), await hire()]
  await signInAs(page, other.email)
  await page.request.post(apiPrefix + passwordResets.create.url, { data: { email: person.email } })
  await page.goto(await linkMailedTo(person.email, '/reset-password'))
  await expect(page.getByText('is signed in here. That session ends when the password is set.')).toBeVisible()
  await expectNoViolations(page)
  await password(page).fill('a much longer password')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('Your new password is set. Log in with it.')).toBeVisible()
  await page.goto('/my-report')
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
})

test('a manager invites a person, who sets a password and is signed in', async ({ page }) => {
  const lastName = unique('Invited')
  const email = `${lastName}@demo.test`.toLowerCase()
  await signIn(page, 'manager')
  await page.goto('/manage-users')
  await page.getByRole('button', { name: 'Add User' }).click()
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog(page).getByRole('textbox', { name: 'First name' }).fill('Aada')
  await dialog(page).getByRole('textbox', { name: 'Last name' }).fill(lastName)
  await dialog(page).getByText('Make an invitation link').click()
  await dialog(page).getByRole('combobox', { name: 'Roles' }).click()
  await page.getByRole('option', { name: 'Developer', exact: true }).click()
  await page.keyboard.press('Tab')
  await expectNoViolations(page)
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  const link = page
    .getByRole('dialog', { name: `Invitation of Aada ${lastName}` })
    .getByRole('textbox', { name: 'Invitation link' })
  await expect(link).toHaveValue(/\/invitation\/[\w-]{24,}$/)
  await expectNoViolations(page)
  const first = await link.inputValue()
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(newEntry(page)).toContainText(/Invited until \d\d\.\d\d\.\d{4}/)

  await unfold(page, lastName)
  await page.getByRole('button', { name: `Invite again: Aada ${lastName}` }).click()
  await expect(link).not.toHaveValue(first)
  const second = new URL(await link.inputValue())
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()

  await page.goto(new URL(first).pathname)
  await expect(
    page.getByRole('heading', { name: 'This invitation was used, withdrawn or has ended' }),
  ).toBeVisible()
  await expect(page.getByText('You are signed in as')).toBeVisible()
  // The browser's session ends with the new one, and this one is that of all journeys.
  await page.context().clearCookies()
  await page.goto(second.pathname)
  await expect(page.getByText(`Aada ${lastName}, set your password to sign in.`)).toBeVisible()
  await expectNoViolations(page)
  await password(page).fill('my own first password')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page).toHaveURL('/create-record')
  await page.goto('/my-report')
  await expect(page).toHaveURL(/my-report/)
})

test('a withdrawn invitation opens nothing', desktop, async ({ page }) => {
  const name = 'Solomiia Tkach'
  await signIn(page, 'manager')
  await page.goto('/manage-users?search=Tkach')
  const entry = entryWith(page, name)
  await expect(entry).toContainText('Invited until')
  await page.getByRole('button', { name: `Withdraw the invitation of ${name}` }).click()
  await expectNoViolations(page)
  await dialog(page).getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText(`Invitation of ${name} withdrawn`)).toBeVisible()
  await expect(entry).toContainText('Invited, no link')
})

test('too many requests for a new password say when to try again', desktop, async ({ page }) => {
  await page.context().clearCookies()
  const email = `${unique('crowd')}@demo.test`
  for (let time = 0; time < 10; time++) {
    const answer = await page.request.post(apiPrefix + passwordResets.create.url, { data: { email } })
    expect(answer.status()).toBe(202)
  }
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    /^Too many requests\. Please try again in (60|59) minutes\.$/,
  )
})
