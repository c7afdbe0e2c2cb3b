// The CV editor: a new CV, and its further sections one by one.

import { expect, type Page } from '@playwright/test'
import { signIn } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { hire, inCompany } from './support/company.ts'
import { blockedTab, fill, form, items, swapByKeys, tab } from './support/resumes/editor.ts'
import { makeResume } from './support/resumes/made-resumes.ts'
import { readResume } from './support/resumes/own-resumes.ts'
import { desktop } from './support/sizes.ts'
import { test } from './support/test.ts'

/** Adds an item by the form of the shown section, which its button opens where the section has items. */
async function add(
  page: Page,
  { heading, button }: { heading: string; button: string },
  texts: Record<string, string>,
) {
  const shown = form(page, heading)
  await expect(shown.or(page.getByRole('button', { name: button })).first()).toBeVisible()
  if (await shown.isHidden()) await page.getByRole('button', { name: button }).click()
  await fill(shown, texts)
  return { save: () => shown.getByRole('button', { name: button }).click(), shown }
}

const addPlain = (page: Page, what: string) =>
  form(page, `Add ${what}`).getByRole('button', { name: 'Add', exact: true }).click()

async function goOn(page: Page, section: string) {
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(tab(page, section)).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 2, name: section, exact: true }).first()).toBeVisible()
}

test('a manager begins a CV and adds companies', async ({ page }) => {
  const person = await inCompany(async (company) => {
    const hired = await company.hire()
    await company.changeUser(hired.id, { github: '@test-hire' })
    return hired
  })
  await signIn(page, 'manager')
  await page.goto(`/resumes/contacts?userId=${person.id}`)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`CV of ${person.full_name}`)
  await expect(blockedTab(page, 'Experience')).toHaveAttribute('aria-disabled', 'true')
  await expect(blockedTab(page, 'Experience')).toHaveAccessibleDescription(
    'Please fill in the contact section',
  )
  await expect(page.getByRole('button', { name: 'Preview cv' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')

  const contacts = form(page, 'Contacts')
  await expect(contacts.getByLabel('Name')).toHaveValue(person.first_name)
  await expect(contacts.getByLabel('Country')).toHaveValue('Ukraine')
  await expect(contacts.getByLabel('GitHub')).toHaveValue('https://github.com/test-hire')
  await fill(contacts, { Name: '' })
  await contacts.getByRole('button', { name: 'Save' }).click()
  await expect(contacts.getByText('This field is required').first()).toBeVisible()
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
  const id = Number(/\/resumes\/(\d+)\//.exec(page.url())?.[1])
  await expect(page.getByRole('link', { name: 'Preview cv' }).first()).toBeVisible()
  await expect(form(page, 'Contacts').getByLabel('GitHub')).toHaveValue('https://github.com/ivan')

  await goOn(page, 'Experience')
  const company = { heading: 'New company', button: 'Add company' }
  const first = await add(page, company, {
    'Job title': 'Розробник',
    Company: 'Приватбанк',
    'Start month': '052020',
  })
  await expectNoViolations(page)
  await first.save()
  await expect(first.shown.getByText('Enter the last month')).toBeVisible()
  await expect(first.shown.getByText('Add at least one')).toBeVisible()
  await expect(first.shown.getByRole('button', { name: 'Delete Responsibility 1' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await fill(first.shown, { 'End month': '062021', 'Responsibility 1': 'Пише код' })
  await first.shown.getByRole('textbox', { name: 'Responsibility 1' }).press('Enter')
  await first.shown.getByRole('textbox', { name: 'Responsibility 2' }).fill('Перевіряє код')
  await first.save()
  await expect(page.getByText('Company added')).toBeVisible()
  const second = await add(page, company, {
    'Job title': 'Lead',
    Company: 'Ajax',
    'Start month': '07.2021',
    'End month': '132022',
    'Responsibility 1': 'Leads',
  })
  const isOngoing = second.shown.getByRole('checkbox', { name: 'Works there now' })
  const end = second.shown.getByRole('textbox', { name: 'End month' })
  await isOngoing.check()
  await expect(end).toBeDisabled()
  await expect(end).toHaveValue('')
  await isOngoing.uncheck()
  await expect(end).toHaveValue('132022')
  await isOngoing.check()
  await expect(end).toHaveValue('')
  await second.save()
  await expect(items(page, 'Experience').getByRole('listitem')).toHaveText([
    /Розробник, Приватбанк/,
    /Lead, Ajax.*Ongoing/,
  ])
  await swapByKeys(page, 'Lead, Ajax', 'Розробник, Приватбанк', ['ArrowUp'])
  await expect(page.getByText('Sorting changed!')).toBeVisible()
  await expect(items(page, 'Experience').getByRole('listitem')).toHaveText([/Lead, Ajax/, /Розробник/])
  await expectNoViolations(page)

  expect(await readResume(page, id)).toMatchObject({
    name: 'Іван Ґедзь',
    role: 'Інженер з якості',
    location: 'Київ, Ukraine',
    summary: 'Будує портали.\nЛюбить тести.',
    experiences: [
      { company: 'Ajax', position: 1, ongoing: true, job_ended_on: null },
      {
        company: 'Приватбанк',
        position: 2,
        job_started_on: '2020-05-01',
        job_ended_on: '2021-06-01',
        responsibilities: ['Пише код', 'Перевіряє код'],
      },
    ],
  })
  await goOn(page, 'Portfolio')
})

test('a manager goes on through the sections of a CV to its preview', desktop, async ({ page }) => {
  const { id } = await makeResume((await hire()).id, 'Іван')
  await signIn(page, 'manager')
  await page.goto(`/resumes/${id}/portfolio`)
  const project = await add(
    page,
    { heading: 'New project', button: 'Add project' },
    {
      Title: 'Портал',
      Role: 'Розробник',
      Team: '5 людей',
      'Technology 1': 'TypeScript',
      Description: 'Внутрішній портал',
      Responsibilities: 'API та сторінки',
    },
  )
  await expectNoViolations(page)
  await project.save()
  await expect(page.getByText('CV project created')).toBeVisible()
  await expect(items(page, 'Portfolio')).toContainText('Портал')

  await goOn(page, 'Skills')
  const skills = await add(
    page,
    { heading: 'New skill set', button: 'Add skill set' },
    {
      'Skill set': 'Мови',
      'Skill 1': 'Зайве',
    },
  )
  const addSkill = skills.shown.getByRole('button', { name: 'Add skill', exact: true })
  const firstSkill = skills.shown.getByRole('textbox', { name: 'Skill 1' })
  await addSkill.click()
  await skills.shown.getByRole('textbox', { name: 'Skill 2' }).fill('TypeScript')
  await skills.shown.getByRole('button', { name: 'Delete Skill 1' }).click()
  await expect(firstSkill).toHaveValue('TypeScript')
  await expect(firstSkill).toBeFocused()
  await addSkill.click()
  await skills.shown.getByRole('textbox', { name: 'Skill 2' }).fill('SQL')
  await expectNoViolations(page)
  await skills.save()
  await expect(page.getByText('Skill set added')).toBeVisible()

  await goOn(page, 'Languages')
  await fill(form(page, 'Add language'), { Language: 'Польська' })
  await addPlain(page, 'language')
  await expect(page.getByText('Language added')).toBeVisible()

  await goOn(page, 'Education')
  const school = await add(
    page,
    { heading: 'New university', button: 'Add university' },
    {
      University: 'КПІ ім. Ігоря Сікорського',
      Level: 'Магістр',
      'Start month': '09.2012',
      'End month': '06.2011',
    },
  )
  await school.save()
  await expect(school.shown.getByText('End date cannot be before the start date').first()).toBeVisible()
  await fill(school.shown, { 'End month': '06.2018' })
  await expectNoViolations(page)
  await school.save()
  await expect(page.getByText('Education created')).toBeVisible()

  await goOn(page, 'Certificates')
  await fill(form(page, 'Add certificate'), { Name: 'ISTQB' })
  await addPlain(page, 'certificate')
  await expect(page.getByText('Certificate created')).toBeVisible()

  await goOn(page, 'Courses')
  await fill(form(page, 'Add course'), { Name: 'Основи SQL', Issued: '092025', 'Technology 1': 'SQL' })
  await addPlain(page, 'course')
  await expect(page.getByText('Course added')).toBeVisible()

  await goOn(page, 'Books')
  await fill(form(page, 'Add book'), { Title: 'Кобзар', Author: 'Тарас Шевченко' })
  await addPlain(page, 'book')
  await expect(page.getByText('Book added')).toBeVisible()
  await page.getByRole('link', { name: 'Preview cv' }).last().click()
  await expect(page).toHaveURL(/\/preview$/)
  await expect(page.getByText('CV_Іван', { exact: false }).first()).toBeVisible()

  expect(await readResume(page, id)).toMatchObject({
    resume_projects: [{ title: 'Портал', url: null, stack: ['TypeScript'], team: '5 людей' }],
    skills: [{ skill_set: 'Мови', skills: ['TypeScript', 'SQL'] }],
    educations: [
      { university_name: 'КПІ ім. Ігоря Сікорського', start_date: '2012-09-01', end_date: '2018-06-01' },
    ],
    languages: [{ name: 'Польська', level: 'elementary' }],
    certificates: [{ name: 'ISTQB', url: null }],
    courses: [{ name: 'Основи SQL', acquire_date: '2025-09', stack: ['SQL'] }],
    books: [{ title: 'Кобзар', author: 'Тарас Шевченко', cover: null }],
  })
})
