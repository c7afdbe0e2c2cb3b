// The public link of a CV: handed out, ended, renewed, and ended by a deactivation.

import { expect, type Page } from '@playwright/test'
import { addDays, formatDay } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire, inCompany, unique } from '../support/company.ts'
import { entryWith } from '../support/lists.ts'
import { dialog, open, save } from '../support/profile.ts'
import { changeResume, makeResume } from '../support/resumes/made-resumes.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const ended = 'This link has ended: ask whoever sent it to you for a new one'

/** Makes a CV of a new person, whose list the page then shows to a manager. */
async function listedResume(page: Page) {
  const person = await hire()
  const name = unique('Ivan')
  const resume = await makeResume(person.id, name)
  await signIn(page, 'manager')
  await open(page, person.id, 'cv')
  return { person, name, resume, entry: entryWith(page, name) }
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const act = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click()

/** Opens the address as somebody without a session, and expects the sentence alone. */
async function expectEnded(page: Page, slug: string, secret: string) {
  await page.context().clearCookies()
  const answer = await page.goto(`/cv/${slug}`)
  expect(answer?.status()).toBe(410)
  await expect(page.getByRole('heading', { name: ended, exact: true })).toBeVisible()
  await expect(page).toHaveTitle('CV · Staff portal')
  await expect(page.locator('body')).toHaveText(ended)
  expect(await page.content()).not.toContain(secret)
}

test('a manager copies the link of a CV in one click, and ends it: a visitor reads one plain sentence', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { name, resume, entry } = await listedResume(page)
  await entry.getByRole('button', { name: `Copy link of Developer, English, ${name}` }).click()
  await expect(page.getByText('CV link copied!')).toBeVisible()
  expect(await copied(page)).toBe(resume.link.url)

  await entry.getByRole('button', { name: /ctions with / }).click()
  await act(page, 'End the link')
  await expect(dialog(page)).toContainText(`The link of “Developer, English, ${name}” stops working at once.`)
  await expectNoViolations(page)
  await dialog(page).getByRole('button', { name: 'End the link' }).click()
  await expect(entry).toContainText('Link ended')
  await expect(entry.getByRole('button', { name: /^Copy link of/ })).toHaveAttribute('aria-disabled', 'true')
  await expect(entry.getByRole('link', { name: 'Developer, English', exact: true })).toHaveAttribute(
    'href',
    `/resumes/${resume.user_slug}/${resume.id}/preview`,
  )
  await expectEnded(page, resume.slug, name)
  await expectNoViolations(page)
})

test('a manager renews the link of a CV on its page and copies the new one: the old one has ended', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { name, resume, entry } = await listedResume(page)
  await entry.getByRole('link', { name: 'Developer, English', exact: true }).click()
  await expect(page).toHaveURL(`/cv/${resume.slug}`)
  await page.getByRole('button', { name: 'More about the link' }).click()
  await expectNoViolations(page)
  await act(page, 'Renew the link')
  await expect(dialog(page)).toContainText('gets a new address. The old one stops working at once.')
  await dialog(page).getByRole('button', { name: 'Renew the link' }).click()
  await expect(page).not.toHaveURL(`/cv/${resume.slug}`)
  await page.getByRole('button', { name: 'Copy link', exact: true }).click()
  await expect(page.getByText('CV link copied!')).toBeVisible()
  expect(await copied(page)).toBe(page.url())
  await expectNoViolations(page)

  const renewed = page.url()
  await expectEnded(page, resume.slug, name)
  await page.goto(renewed)
  await expect(page).toHaveTitle(`${name} · Staff portal`)
})

test('a manager sets the last day of a link', async ({ page }) => {
  const { entry } = await listedResume(page)
  const { today } = await inCompany(async (company) => ({ today: await company.today() }))
  const lastDay = formatDay(addDays(today, 14))
  await entry.getByRole('button', { name: /ctions with / }).click()
  await act(page, 'Last day of the link')
  const day = dialog(page).getByRole('textbox').first()
  await day.fill(formatDay(addDays(today, -1)))
  await save(page).click()
  await expect(dialog(page).getByText(/before/)).toBeVisible()
  await day.fill(lastDay)
  await expectNoViolations(page)
  await save(page).click()
  await expect(entry).toContainText(`Until ${lastDay}`)
})

test('a manager sets the last day of a link on the page of the CV', desktop, async ({ page }) => {
  const { resume } = await listedResume(page)
  const { today } = await inCompany(async (company) => ({ today: await company.today() }))
  const lastDay = formatDay(addDays(today, 14))
  await page.goto(`/cv/${resume.slug}`)
  await page.getByRole('button', { name: 'More about the link' }).click()
  await act(page, 'Last day of the link')
  await dialog(page).getByRole('textbox', { name: 'Last day' }).fill(lastDay)
  await expectNoViolations(page)
  await save(page).click()
  await expect(page.getByText(`Until ${lastDay}`)).toBeVisible()
})

test('a person who is deactivated has no link that works, and a manager cannot turn it on', async ({
  page,
}) => {
  const { person, name, resume, entry } = await listedResume(page)
  await inCompany((company) => company.changeUser(person.id, { active: false }))
  await page.reload()
  await expect(entry).toContainText('Link ended')
  await entry.getByRole('button', { name: /ctions with / }).click()
  await act(page, 'Turn link on')
  await expect(page.getByText('The person is deactivated, so the links of their CVs stay off')).toBeVisible()
  await expectEnded(page, resume.slug, name)
})

test(
  'a manager labels a CV, and the label is in the list and not on the page of the CV',
  desktop,
  async ({ page }) => {
    const { person, name, resume, entry } = await listedResume(page)
    await page.goto(`/resumes/${resume.id}/contacts`)
    await page.getByRole('textbox', { name: 'Label for managers' }).fill('for Harbor, Nov')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Contacts updated')).toBeVisible()
    await open(page, person.id, 'cv')
    await expect(entry).toContainText('for Harbor, Nov')
    await changeResume(resume.id, { role: 'Розробник' })
    await page.reload()
    await expect(entry.getByRole('link', { name: 'Розробник, Ukrainian', exact: true })).toBeVisible()
    await page.context().clearCookies()
    await page.goto(`/cv/${resume.slug}`)
    await expect(page).toHaveTitle(`${name} · Staff portal`)
    expect(await page.content()).not.toContain('Harbor')
  },
)
