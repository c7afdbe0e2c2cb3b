// The CV editor: a new CV, its companies, projects, skills and universities, and the way through its sections.

import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire, inCompany } from '../support/company.ts'
import { blockedTab, chips, fill, form, items, paste, tab } from '../support/resumes/editor.ts'
import { makeResume } from '../support/resumes/made-resumes.ts'
import { readResume } from '../support/resumes/own-resumes.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

/** Opens the contacts of a person who has no CV, as a manager. */
async function beginResume(page: Page) {
  const person = await inCompany(async (company) => {
    const hired = await company.hire()
    await company.changeUser(hired.id, { github: '@test-hire' })
    return hired
  })
  await signIn(page, 'manager')
  await page.goto(`/resumes/contacts?userId=${person.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`CV of ${person.full_name}`)
  return { person, contacts: form(page, 'Contacts') }
}

test(
  'a manager finds the other sections of a new CV closed until it has contacts',
  desktop,
  async ({ page }) => {
    await beginResume(page)
    await expect(blockedTab(page, 'Experience')).toHaveAttribute('aria-disabled', 'true')
    await expect(blockedTab(page, 'Experience')).toHaveAccessibleDescription(
      'Please fill in the contact section',
    )
    await expect(page.getByRole('button', { name: 'Preview cv' })).toHaveAttribute('aria-disabled', 'true')
  },
)

test(
  'a manager finds what the portal knows of a person in the contacts of a new CV',
  desktop,
  async ({ page }) => {
    const { person, contacts } = await beginResume(page)
    await expect(contacts.getByLabel('Name')).toHaveValue(person.first_name)
    await expect(contacts.getByLabel('Country')).toHaveValue('Ukraine')
    await expect(contacts.getByLabel('GitHub')).toHaveValue('https://github.com/test-hire')
  },
)

test('a manager is told what the contacts of a new CV lack', desktop, async ({ page }) => {
  const { contacts } = await beginResume(page)
  await fill(contacts, { Name: '' })
  await contacts.getByRole('button', { name: 'Save' }).click()
  await expect(contacts.getByText('This field is required').first()).toBeVisible()
})

test('a manager begins a CV with its contacts', async ({ page }) => {
  const { contacts } = await beginResume(page)
  await fill(contacts, {
    Name: 'Іван Ґедзь',
    Role: 'Інженер з якості',
    City: 'Київ',
    GitHub: '@ivan',
    Summary: 'Будує портали.\nЛюбить тести.',
  })
  await expect(contacts.getByLabel('GitHub')).toHaveValue('https://github.com/ivan')
  await expectNoViolations(page)
  await contacts.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Contacts added')).toBeVisible()
  await expect(page).toHaveURL(/\/resumes\/\d+\/contacts$/)
  await expect(tab(page, 'Contacts')).toHaveAccessibleName('Contacts (filled)')
  await expect(contacts.getByLabel('GitHub')).toHaveValue('https://github.com/ivan')
  const id = Number(/\/resumes\/(\d+)\//.exec(page.url())?.[1])
  expect(await readResume(page, id)).toMatchObject({
    name: 'Іван Ґедзь',
    role: 'Інженер з якості',
    location: 'Київ, Ukraine',
    summary: 'Будує портали.\nЛюбить тести.',
  })
})

/** Opens a section without items of a CV, as a manager. */
async function openSection(page: Page, section: string, heading: string) {
  const { id } = await makeResume((await hire()).id, 'Іван')
  await signIn(page, 'manager')
  await page.goto(`/resumes/${id}/${section}`)
  return { id, shown: form(page, heading) }
}

const openCompany = (page: Page) => openSection(page, 'experience', 'New company')
const addCompany = (page: Page) =>
  form(page, 'New company').getByRole('button', { name: 'Add company' }).click()

test('a manager is told what a company of a CV lacks', async ({ page }) => {
  const { shown } = await openCompany(page)
  await fill(shown, { 'Job title': 'Розробник', Company: 'Приватбанк', 'Start month': '052020' })
  await expectNoViolations(page)
  await addCompany(page)
  await expect(shown.getByText('Enter the last month')).toBeVisible()
  await expect(shown.getByText('Add at least one')).toBeVisible()
  await expect(shown.getByRole('button', { name: 'Delete Responsibility 1' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('a manager adds a company with two responsibilities to a CV', async ({ page }) => {
  const { id, shown } = await openCompany(page)
  await fill(shown, {
    'Job title': 'Розробник',
    Company: 'Приватбанк',
    'Start month': '052020',
    'End month': '062021',
    'Responsibility 1': 'Пише код',
  })
  await shown.getByRole('textbox', { name: 'Responsibility 1' }).press('Enter')
  await shown.getByRole('textbox', { name: 'Responsibility 2' }).fill('Перевіряє код')
  await addCompany(page)
  await expect(page.getByText('Company added')).toBeVisible()
  await expect(items(page, 'Experience').getByRole('listitem')).toHaveText([/Розробник, Приватбанк/])
  await expectNoViolations(page)
  // The form of a further company opens on demand.
  await expect(shown).toBeHidden()
  await page.getByRole('button', { name: 'Add company' }).click()
  await expect(shown).toBeVisible()
  expect((await readResume(page, id)).experiences).toMatchObject([
    {
      company: 'Приватбанк',
      job_started_on: '2020-05-01',
      job_ended_on: '2021-06-01',
      responsibilities: ['Пише код', 'Перевіряє код'],
    },
  ])
})

test('a manager adds a company where the person still works to a CV', desktop, async ({ page }) => {
  const { id, shown } = await openCompany(page)
  await fill(shown, {
    'Job title': 'Lead',
    Company: 'Ajax',
    'Start month': '07.2021',
    'End month': '132022',
    'Responsibility 1': 'Leads',
  })
  const isOngoing = shown.getByRole('checkbox', { name: 'Works there now' })
  const end = shown.getByRole('textbox', { name: 'End month' })
  await isOngoing.check()
  await expect(end).toBeDisabled()
  await expect(end).toHaveValue('')
  await isOngoing.uncheck()
  await expect(end).toHaveValue('132022')
  await isOngoing.check()
  await expect(end).toHaveValue('')
  await addCompany(page)
  await expect(items(page, 'Experience').getByRole('listitem')).toHaveText([/Lead, Ajax.*Ongoing/])
  expect((await readResume(page, id)).experiences).toMatchObject([
    { company: 'Ajax', ongoing: true, job_ended_on: null },
  ])
})

test('a manager adds a project to a CV', desktop, async ({ page }) => {
  const { id, shown } = await openSection(page, 'portfolio', 'New project')
  await fill(shown, {
    Title: 'Портал',
    Role: 'Розробник',
    Team: '5 людей',
    Stack: 'TypeScript',
    Description: 'Внутрішній портал',
    Responsibilities: 'API та сторінки',
  })
  await expectNoViolations(page)
  await shown.getByRole('button', { name: 'Add project' }).click()
  await expect(page.getByText('CV project created')).toBeVisible()
  await expect(items(page, 'Portfolio')).toContainText('Портал')
  expect((await readResume(page, id)).resume_projects).toMatchObject([
    { title: 'Портал', url: null, stack: ['TypeScript'], team: '5 людей' },
  ])
})

test('a manager makes chips of skills that are pasted, and takes one away', async ({ page }) => {
  const { id, shown } = await openSection(page, 'skills', 'New skill set')
  const skills = shown.getByRole('textbox', { name: 'Skills', exact: true })
  await fill(shown, { 'Skill set': 'Мови' })
  await paste(skills, 'TypeScript, SQL, Зайве')
  await expect(chips(shown)).toHaveCount(3)
  await skills.press('Backspace')
  await expect(chips(shown)).toHaveCount(2)
  await expectNoViolations(page)
  await shown.getByRole('button', { name: 'Add skill set' }).click()
  await expect(page.getByText('Skill set added')).toBeVisible()
  expect((await readResume(page, id)).skills).toMatchObject([
    { skill_set: 'Мови', skills: ['TypeScript', 'SQL'] },
  ])
})

test('a manager adds a university to a CV, which cannot end before it starts', desktop, async ({ page }) => {
  const { id, shown } = await openSection(page, 'education', 'New university')
  const add = shown.getByRole('button', { name: 'Add university' })
  await fill(shown, {
    University: 'КПІ ім. Ігоря Сікорського',
    Level: 'Магістр',
    'Start month': '09.2012',
    'End month': '06.2011',
  })
  await add.click()
  await expect(shown.getByText('End date cannot be before the start date').first()).toBeVisible()
  await fill(shown, { 'End month': '06.2018' })
  await expectNoViolations(page)
  await add.click()
  await expect(page.getByText('Education created')).toBeVisible()
  expect((await readResume(page, id)).educations).toMatchObject([
    { university_name: 'КПІ ім. Ігоря Сікорського', start_date: '2012-09-01', end_date: '2018-06-01' },
  ])
})

test('a manager goes on through the sections of a CV to its preview', async ({ page }) => {
  await openSection(page, 'contacts', 'Contacts')
  const sections = [
    'Experience',
    'Portfolio',
    'Skills',
    'Languages',
    'Education',
    'Certificates',
    'Courses',
    'Books',
  ]
  for (const section of sections) {
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(tab(page, section)).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 2, name: section, exact: true }).first()).toBeVisible()
  }
  await page.getByRole('link', { name: 'Preview cv' }).last().click()
  await expect(page).toHaveURL(/\/cv\/developer-/)
  await expect(page.getByText('CV_Іван', { exact: false }).first()).toBeVisible()
})
