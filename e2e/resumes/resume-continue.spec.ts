// The CV editor: Continue and Back save, tabs keep what is typed, and the preview of a narrow window.

import { expect, type Page } from '@playwright/test'
import { resumes } from '@portal/contract/resumes/resumes'
import { apiPrefix } from '@portal/contract/shared/route'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire } from '../support/company.ts'
import { png } from '../support/pictures.ts'
import { fill, form, question, tab } from '../support/resumes/editor.ts'
import { makeResume } from '../support/resumes/made-resumes.ts'
import { readResume } from '../support/resumes/own-resumes.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

async function openSection(page: Page, section: string) {
  const { id } = await makeResume((await hire()).id, 'Ivan')
  await signIn(page, 'manager')
  await page.goto(`/resumes/${id}/${section}`)
  return id
}

const onward = (page: Page) => page.getByRole('link', { name: 'Continue' })
const typeSkills = (page: Page) =>
  fill(form(page, 'New skill set'), { 'Skill set': 'Бази даних', Skills: 'SQL, Redis' })

test('a manager saves what is typed in a section of a CV by Continue', async ({ page }) => {
  const id = await openSection(page, 'skills')
  await typeSkills(page)
  await expect(tab(page, 'Skills')).toHaveAccessibleName('Skills (not saved)')
  await expectNoViolations(page)
  await onward(page).click()
  await expect(page).toHaveURL(/\/languages$/)
  await expect(page.getByText('Skill set added')).toBeVisible()
  await expect(tab(page, 'Skills')).toHaveAccessibleName('Skills (filled)')
  expect((await readResume(page, id)).skills).toMatchObject([
    { skill_set: 'Бази даних', skills: ['SQL', 'Redis'] },
  ])
})

test('a manager stays in a section of a CV whose text Continue cannot save', async ({ page }) => {
  await openSection(page, 'skills')
  await fill(form(page, 'New skill set'), { 'Skill set': 'Бази даних' })
  await onward(page).click()
  await expect(form(page, 'New skill set').getByText('Add at least one')).toBeVisible()
  await expect(page).toHaveURL(/\/skills$/)
  await fill(form(page, 'New skill set'), { Skills: 'SQL' })
  // The form's own button saves and stays, although Continue was refused before.
  await form(page, 'New skill set').getByRole('button', { name: 'Add skill set' }).click()
  await expect(page.getByText('Skill set added')).toBeVisible()
  await expect(page).toHaveURL(/\/skills$/)
})

test('a manager saves the changed contacts of a CV by Back', desktop, async ({ page }) => {
  const id = await openSection(page, 'contacts')
  await fill(form(page, 'Contacts'), { City: 'Lviv' })
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/tab=cv/)
  expect(await readResume(page, id)).toMatchObject({ city: 'Lviv' })
})

test('a manager saves a typed book of a CV by Preview cv', desktop, async ({ page }) => {
  const id = await openSection(page, 'books')
  await fill(form(page, 'New book'), { Title: 'Кобзар', Author: 'Тарас Шевченко' })
  await page.getByRole('link', { name: 'Preview cv' }).last().click()
  await expect(page).toHaveURL(/\/cv\/[\w-]+$/)
  expect((await readResume(page, id)).books).toMatchObject([{ title: 'Кобзар' }])
})

test('a manager finds half-typed skills of a CV again after a look at another section', async ({ page }) => {
  await openSection(page, 'skills')
  await typeSkills(page)
  await tab(page, 'Contacts').click()
  await expect(form(page, 'Contacts')).toBeVisible()
  await expect(tab(page, 'Skills')).toHaveAccessibleName('Skills (not saved)')
  await tab(page, 'Skills').click()
  const skills = form(page, 'New skill set')
  await expect(skills.getByLabel('Skill set')).toHaveValue('Бази даних')
  await expect(skills.getByRole('button', { name: /^Delete / })).toHaveCount(2)
})

test(
  'a manager is asked before a link out of the editor discards what is typed',
  desktop,
  async ({ page }) => {
    await openSection(page, 'skills')
    await typeSkills(page)
    const home = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' })
    await home.click()
    await question(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(form(page, 'New skill set').getByLabel('Skill set')).toHaveValue('Бази даних')
    await home.click()
    await question(page).getByRole('button', { name: 'Discard' }).click()
    await expect(form(page, 'New skill set')).toBeHidden()
  },
)

test('a manager is asked before a tab of a CV discards a chosen picture', desktop, async ({ page }) => {
  await openSection(page, 'books')
  const book = form(page, 'New book')
  await book
    .getByLabel('Cover')
    .and(page.locator('input'))
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: png(300, 450) })
  await expect(book.getByRole('button', { name: 'Choose another' })).toBeVisible()
  await tab(page, 'Contacts').click()
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(book).toBeVisible()
})

/** Opens the contacts of a new CV. Its request waits until `answer` is called. */
async function beginSlowly(page: Page) {
  const person = await hire()
  await signIn(page, 'manager')
  const waiting = Promise.withResolvers<void>()
  await page.route(`**${apiPrefix}${resumes.create.url}`, async (route) => {
    if (route.request().method() === 'POST') await waiting.promise
    await route.continue()
  })
  await page.goto(`/resumes/contacts?userId=${person.id}`)
  return { answer: () => waiting.resolve() }
}

test('a manager types on while a new CV is being made, and loses nothing', async ({ page }) => {
  const { answer } = await beginSlowly(page)
  const contacts = form(page, 'Contacts')
  const city = contacts.getByLabel('City')
  await fill(contacts, { Name: 'Іван', Role: 'Developer' })
  await city.pressSequentially('Ky')
  await page.keyboard.press('Enter')
  await expect(contacts).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.type('iv')
  answer()
  await page.keyboard.type(', the left bank', { delay: 20 })
  await expect(page).toHaveURL(/\/resumes\/\d+\/contacts$/)
  await expect(city).toHaveValue('Kyiv, the left bank')
  await expect(city).toBeFocused()
  await expect(tab(page, 'Contacts')).toHaveAccessibleName('Contacts (not saved)')
  await contacts.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Contacts updated')).toBeVisible()
})

test('a manager begins a CV by Continue and is in its first section', desktop, async ({ page }) => {
  const { answer } = await beginSlowly(page)
  await fill(form(page, 'Contacts'), { Name: '' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(form(page, 'Contacts').getByText('This field is required').first()).toBeVisible()
  await fill(form(page, 'Contacts'), { Name: 'Іван', Role: 'Developer' })
  await page.getByRole('button', { name: 'Continue' }).click()
  answer()
  await expect(page).toHaveURL(/\/resumes\/\d+\/experience$/)
  await expect(form(page, 'New company')).toBeVisible()
})

test('a manager completes the contacts of a CV by Continue and is in its first section', async ({ page }) => {
  const { id } = await makeResume((await hire()).id, 'Ivan')
  await signIn(page, 'manager')
  // Only CVs that were taken over from elsewhere lack a role, so the first answer is changed.
  await page.route(
    `**${apiPrefix}${resumes.show.url.replace(':id', String(id))}`,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), role: '', has_cv: false } })
    },
    { times: 1 },
  )
  await page.goto(`/resumes/${id}/contacts`)
  await fill(form(page, 'Contacts'), { Role: 'Architect' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`/resumes/${id}/experience`)
  await expect(form(page, 'New company')).toBeVisible()
  expect(await readResume(page, id)).toMatchObject({ role: 'Architect' })
})

test('a manager opens the preview of a CV over a narrow editor', async ({ page }) => {
  const size = page.viewportSize()
  await page.setViewportSize({ width: Math.min(size?.width ?? 1100, 1100), height: size?.height ?? 800 })
  await openSection(page, 'contacts')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview).toBeVisible()
  await expectNoViolations(page)
  await page.goBack()
  await expect(preview).toBeHidden()
  await expect(page).toHaveURL(/\/contacts$/)
})
