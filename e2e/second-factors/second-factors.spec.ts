// A second factor from its set-up to its loss: codes of an app, recovery codes, and the reset by an admin.

import { expect, type Page } from '@playwright/test'
import { demoPassword, signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire } from '../support/company.ts'
import { nextCode, setUpCodes, typeCredentials } from '../support/factors.ts'
import { test } from '../support/test.ts'

const code = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true })
const goOn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })

/** Hires a person who sets codes up under Settings, and leaves the browser at the login. */
async function personWithCodes(page: Page) {
  const person = await hire()
  await signInAs(page, person.email)
  await page.goto('/settings#signing-in')
  const set = await setUpCodes(page)
  await signOut(page)
  return { person, ...set }
}

async function signOut(page: Page) {
  await page.goto('/logout')
  await expect(page).toHaveURL(/^[^?]*\/(\?.*)?$/)
}

test('a person sets codes up, and signs in with one from then on', async ({ page }) => {
  const { person, secret } = await personWithCodes(page)
  await page.goto('/my-report')
  await typeCredentials(page, person.email, demoPassword)
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
  await expect(code(page)).toBeFocused()
  await expectNoViolations(page)

  await code(page).fill('12 34')
  await goOn(page).click()
  await expect(page.getByText('This code is wrong or was used already')).toBeVisible()
  await expect(code(page)).toHaveValue('12 34')
  await expectNoViolations(page)

  const right = nextCode(secret)
  await code(page).fill(`${right.slice(0, 3)} ${right.slice(3)}`)
  await goOn(page).click()
  await expect(page).toHaveURL('/my-report')
})

test('the second step leads back to the first one, and a sign-in that ended says so', async ({ page }) => {
  const { person, secret } = await personWithCodes(page)
  await page.goto('/')
  await typeCredentials(page, person.email, demoPassword)
  await page.getByRole('button', { name: 'Use another account' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await typeCredentials(page, person.email, demoPassword)
  for (let wrong = 0; wrong < 5; wrong += 1) {
    await code(page).fill(`0${wrong}`)
    await goOn(page).click()
    await expect(page.getByText('This code is wrong or was used already')).toBeVisible()
  }
  await code(page).fill(nextCode(secret))
  await goOn(page).click()
  await expect(page.getByText('This sign-in took too long or was tried too often.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
})

test('who has lost the phone signs in with a recovery code, and gets new ones', async ({ page }) => {
  const { person, recoveryCodes } = await personWithCodes(page)
  expect(recoveryCodes).toHaveLength(10)
  const signInWith = async (recoveryCode: string) => {
    await page.goto('/')
    await typeCredentials(page, person.email, demoPassword)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode)
    await expectNoViolations(page)
    await goOn(page).click()
  }
  const [first = ''] = recoveryCodes
  await signInWith(first.replaceAll('-', ' ').toUpperCase())
  await expect(page).toHaveURL('/create-record')
  await page.goto('/settings#signing-in')
  await expect(page.getByText('9 left')).toBeVisible()
  await page.getByRole('button', { name: 'Make new ones' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make new ones' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 left')).toBeVisible()
  await signOut(page)
  await signInWith(recoveryCodes[1] ?? '')
  await expect(page.getByText('This code is wrong or was used already')).toBeVisible()
})

test('an admin resets the factors of who has lost everything', async ({ page }) => {
  const { person } = await personWithCodes(page)
  await signIn(page, 'admin')
  await page.goto(`/users/${person.id}`)
  await page.getByRole('button', { name: 'Reset factors' }).click()
  const dialog = page.getByRole('dialog')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Reset factors' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Reset factors' })).toBeHidden()
  await page.context().clearCookies()
  await page.goto('/')
  await typeCredentials(page, person.email, demoPassword)
  await expect(page).toHaveURL('/create-record')
})

test('a code is asked for in place of the password where a fresh proof is due', async ({ page }) => {
  const person = await hire()
  await signInAs(page, person.email)
  await page.goto('/settings#signing-in')
  const { secret } = await setUpCodes(page)
  const sentence = 'Confirm with your password that it is you'
  const envelope = { statusCode: 403, code: 'session.confirm_first', error: sentence, message: sentence }
  await page.route(
    '**/api/v1/second_factors/totp',
    (route) => route.fulfill({ status: 403, json: { ...envelope, messages: [sentence], errors: {} } }),
    { times: 1 },
  )
  await page.getByRole('region', { name: 'Codes of an app' }).getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  const asked = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(asked.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await expectNoViolations(page)
  await asked.getByRole('textbox', { name: 'Code' }).fill(nextCode(secret))
  await asked.getByRole('button', { name: 'Confirm' }).click()
  await expect(asked).toBeHidden()
  await expect(page.getByText('Codes of an app are off')).toBeVisible()
})
