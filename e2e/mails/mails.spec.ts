import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { unfold } from '../support/lists.ts'
import { holdMails } from '../support/mail/held.ts'
import { openFirst, openFirstRow } from '../support/screen.ts'
import { test } from '../support/test.ts'

const subject = 'Test mail of Staff portal'
const state = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'State' }).getByText(name, { exact: true })

test('an admin sends a test mail and reads in the demo what would be sent', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/mails')
  await expect(page).toHaveTitle('Mail · Staff portal')
  await expect(
    page.getByText('Mail is not set up. In this demo you read here what would be sent.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Send a test mail to me' }).click()
  await expect(page.getByText('The test mail is written')).toBeVisible()

  await state(page, 'Waiting').click()
  await expect(page).toHaveURL(/\?state=waiting$/)
  await openFirstRow(page, test.info().project.name === 'phone')
  await expectNoViolations(page)
  // Other journeys have written mails too, so that the first row may be another one.
  await openFirst(new RegExp(`^Read: ${subject} to admin@demo\\.test$`))(page)
  const mail = page.frameLocator('iframe')
  await expect(mail.getByText('Mails of Staff portal arrive.')).toBeVisible()
  await expect(mail.getByText('You get this mail because you pressed')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await state(page, 'Failed').click()
  await unfold(page, subject)
  await expect(page.getByText(/^1 attempt: 550 5\.1\.1/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send again/ })).toBeHidden()
})

test('a mail that has failed is sent again', async ({ page }) => {
  await signIn(page, 'admin')
  await page.route('**/api/v1/portal', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), mail: true } })
  })
  await page.route('**/api/v1/mails?*', async (route) => {
    const answer = await route.fetch()
    const list = await answer.json()
    const mails = list.mails.map((mail: { state: string }) => ({
      ...mail,
      can: { retry: mail.state === 'failed' },
    }))
    await route.fulfill({ response: answer, json: { ...list, mails } })
  })
  await page.route('**/api/v1/mails/*/retry', (route) => route.fulfill({ status: 204 }))
  await page.goto('/mails?state=failed')
  await expect(page.getByText(/^Mail is not set up/)).toBeHidden()
  await unfold(page, subject)
  await page
    .getByRole('button', { name: `Send again: ${subject} to admin@demo.test` })
    .first()
    .click()
  await expect(page.getByText('The mail is sent again')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})

test('an admin sends the mails that a restored copy holds', async ({ page }) => {
  await signIn(page, 'admin')
  await holdMails(page)
  await page.goto('/mails')
  await expect(page.getByText(/^2 mails waited when this portal was restored from a backup/)).toBeVisible()
  await expectNoViolations(page)
  await state(page, 'Held').click()
  await expect(page).toHaveURL(/\?state=held$/)
  await unfold(page, subject)
  await expect(
    page.getByRole('button', { name: `Send: ${subject} to admin@demo.test` }).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('2 held mails are sent')).toBeVisible()
  await expect(page.getByText(/^2 mails waited/)).toBeHidden()
  await page.unrouteAll({ behavior: 'wait' })
})

test('an admin drops the mails that a restored copy holds, after a question', async ({ page }) => {
  await signIn(page, 'admin')
  await holdMails(page)
  await page.goto('/mails')
  const drop = page.getByRole('button', { name: 'Drop', exact: true })
  const question = page.getByRole('dialog', { name: 'Are you sure?' })
  await drop.click()
  await expect(question.getByText('The 2 held mails will never be sent')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await drop.click()
  await question.getByRole('button', { name: 'Drop' }).click()
  await expect(page.getByText('2 held mails are dropped')).toBeVisible()
  await expect(drop).toBeHidden()
  await page.unrouteAll({ behavior: 'wait' })
})

test('the page Mail is for admins', async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/mails')
  await expect(page).toHaveURL('/unauthorized')
})
