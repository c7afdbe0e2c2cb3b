// A recruiter adds candidates.

import { expect, type Locator, type Page } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { formatDay } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany, unique } from '../support/company.ts'
import { choose } from '../support/lists.ts'
import {
  addTechnology,
  fieldsOf,
  makeCandidate,
  makeVacancy,
  storedCandidate,
} from '../support/recruiting.ts'
import { expectChosen } from '../support/selects.ts'
import { desktop, phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'
import { expectNothingSideways } from '../support/widths.ts'

/** A Ukrainian number that no other test has. */
const phoneNumber = () => `67${crypto.randomUUID().replace(/\D/g, '').padEnd(7, '0').slice(0, 7)}`

/** Opens the form of a new candidate, as a recruiter. */
async function openForm(page: Page) {
  const vacancy = await makeVacancy()
  await signIn(page, 'recruiter')
  await page.goto(`/vacancies/${vacancy.id}`)
  await page.getByRole('button', { name: 'Add New Candidate' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add New Candidate' })
  return { vacancy, form, field: fieldsOf(form) }
}

const more = (form: Locator) => form.getByRole('button', { name: 'More' })

const today = () => inCompany((company) => company.today())

test('a recruiter finds the usual choices in the form of a new candidate', desktop, async ({ page }) => {
  const { form, field } = await openForm(page)
  await expect(field('Full name')).toBeFocused()
  await expect(form.getByRole('radio', { name: 'Hired' })).toBeChecked()
  await expect(field('First contact date')).toBeHidden()
  await more(form).click()
  await expect(field('First contact date')).toHaveValue(formatDay(await today()))
  await expectChosen(form.getByRole('combobox', { name: 'English' }), 'Elementary')
})

test(
  'a recruiter begins a new candidate with the state that the company has set',
  desktop,
  async ({ page }) => {
    await page.route(`**${apiPrefix}/portal`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), new_candidate_state: 'interviewing' } })
    })
    const name = unique('Olha ')
    const { form, field } = await openForm(page)
    await expect(form.getByRole('radio', { name: 'Interviewing' })).toBeChecked()
    await field('Full name').fill(name)
    await form.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page.getByText(`${name} added as Interviewing`)).toBeVisible()
  },
)

test('a recruiter is told that a new candidate needs a name', async ({ page }) => {
  const { form, field } = await openForm(page)
  await field('Full name').press('Enter')
  await expect(form.getByText('Fill out candidate name.')).toBeVisible()
  await expect(field('Full name')).toBeFocused()
})

test('a recruiter adds a candidate with every field and a new technology', desktop, async ({ page }) => {
  test.slow()
  const day = await today()
  const { vacancy, form, field } = await openForm(page)
  const [name, technology, handle] = [unique('Olha '), unique('Lang'), unique('olha-')]
  const number = phoneNumber()
  const texts = {
    'Full name': name,
    Phone: `0${number}`,
    Email: `${handle}@mail.test`,
    Telegram: 'olha_s',
    LinkedIn: handle,
    Location: 'Lviv',
    Position: 'Frontend developer',
    Company: 'Harbor',
    Experience: '3,5',
    Salary: '2 500',
    'CV link': 'cv.test/olha',
    'Resource link': 'https://source.test/olha',
    'First additional link': 'one.test',
    'Second additional link': 'two.test',
    "Recruiter's note": 'Calm and curious',
    'Tech lead note': 'Knows the types',
    'Final Decision': 'Offer in May',
  }
  await more(form).click()
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text)
  await form.getByRole('checkbox', { name: 'Ping again' }).check()
  await field('Ping again on').fill(formatDay(day))
  await expectNoViolations(page)
  await choose(form, 'English', 'Upper Intermediate')
  await form.getByText('Test Task', { exact: true }).click()
  await addTechnology(form, technology)
  await expect(form.getByText(technology, { exact: true })).toBeVisible()
  await expect(field('LinkedIn')).toHaveValue(`https://www.linkedin.com/in/${handle}`)
  await form.getByRole('button', { name: 'Create', exact: true }).click()

  await expect(page).toHaveURL(/\/candidates\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  for (const text of ['Frontend developer', technology, 'Lviv', '$2 500'])
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
  const id = Number(page.url().split('/').at(-1))
  expect(await storedCandidate(page, id)).toMatchObject({
    full_name: name,
    vacancy_id: vacancy.id,
    position: 'Frontend developer',
    location: 'Lviv',
    english: 'upper_intermediate',
    phone: `0${number}`,
    email: `${handle}@mail.test`,
    telegram: 'olha_s',
    linkedin: `https://www.linkedin.com/in/${handle}`,
    company: 'Harbor',
    experience: 3.5,
    salary: 2500,
    technologies: [technology],
    cv_url: 'https://cv.test/olha',
    resource_url: 'https://source.test/olha',
    first_additional_link: 'https://one.test',
    second_additional_link: 'https://two.test',
    significate: 'test_task',
    first_interview: day,
    ping_again: true,
    ping_again_on: day,
    recruiter_note: 'Calm and curious',
    tech_lead_note: 'Knows the types',
    final_decision: 'Offer in May',
  })
  // The page took the place of the dialog in the history, and nothing is left of the draft.
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/vacancies/${vacancy.id}$`))
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(form).toBeHidden()
})

test('a recruiter adds a candidate with contacts and a technology on a phone', phone, async ({ page }) => {
  const [name, technology] = [unique('Olha '), unique('Lang')]
  const { form, field } = await openForm(page)
  await field('Full name').fill(name)
  await field('Phone').fill(`0${phoneNumber()}`)
  await field('Position').fill('Frontend developer')
  await expectNoViolations(page)
  await more(form).click()
  await choose(form, 'English', 'Upper Intermediate')
  await expectNoViolations(page)
  await expectNothingSideways(page, 390)
  await addTechnology(form, technology)
  await expect(form.getByText(technology, { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Create', exact: true }).click()

  await expect(page).toHaveURL(/\/candidates\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  for (const text of ['Frontend developer', technology])
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
  const id = Number(page.url().split('/').at(-1))
  expect(await storedCandidate(page, id)).toMatchObject({
    english: 'upper_intermediate',
    technologies: [technology],
  })
})

test('a recruiter is warned of a candidate who has the same phone number', desktop, async ({ page }) => {
  const { vacancy, form, field } = await openForm(page)
  const number = phoneNumber()
  const other = await makeCandidate(vacancy.id, { phone: `+380${number}` })
  await field('Phone').fill(`0${number}`)
  await field('Email').fill('nobody')
  await field('Telegram').focus()
  await expect(form.getByText('Invalid email address')).toBeVisible()
  const duplicate = form.getByRole('link', { name: `${other.full_name}, ${vacancy.title}, Interviewing` })
  await expect(duplicate).toHaveAttribute('href', `/candidates/${other.id}`)
  await expect(duplicate).toHaveAttribute('target', '_blank')
  await expectNoViolations(page)
})

test('a recruiter finds what they typed of a candidate after a reload', desktop, async ({ page }) => {
  const [name, technology] = [unique('Olha '), unique('Lang')]
  const { form, field } = await openForm(page)
  await field('Full name').fill(name)
  await more(form).click()
  await field('Final Decision').fill('Offer in May')
  await addTechnology(form, technology)
  page.on('dialog', (leaving) => leaving.accept())
  await page.reload()
  await expect(field('Full name')).toHaveValue(name)
  await expect(field('Final Decision')).toHaveValue('Offer in May')
  await expect(form.getByText(technology, { exact: true })).toBeVisible()
})

test('a recruiter adds two candidates one after the other in the same form', async ({ page }) => {
  const [first, second] = [unique('Olha '), unique('Borys ')]
  const { vacancy, form, field } = await openForm(page)
  await field('Full name').fill(first)
  await field('Position').fill('Designer')
  await form.getByText('Interviewing', { exact: true }).click()
  await form.getByRole('button', { name: 'Create and add another' }).click()
  await expect(page.getByText(`${first} added as Interviewing`)).toBeVisible()
  await expect(field('Full name')).toBeFocused()
  await expect(field('Full name')).toHaveValue('')
  await expect(field('Position')).toHaveValue('')
  await expect(form.getByRole('radio', { name: 'Interviewing' })).toBeChecked()
  await expectNoViolations(page)
  await field('Full name').fill(second)
  await form.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible()
  await page.goto(`/vacancies/${vacancy.id}`)
  for (const name of [first, second]) await expect(page.getByRole('link', { name })).toBeVisible()
})

test(
  'the other fields of a new candidate open by themselves where one of them is refused',
  desktop,
  async ({ page }) => {
    const { form, field } = await openForm(page)
    await field('Full name').fill(unique('Olha '))
    await more(form).click()
    await field('Experience').fill('many')
    await more(form).click()
    await form.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(field('Experience')).toBeFocused()
    await expect(form.getByText('Enter years from 0 to 99, with at most one decimal')).toBeVisible()
  },
)
