import { expect, type Locator, type Page } from '@playwright/test'
import { candidates } from '@portal/contract/candidates/candidate-routes'
import { apiPrefix } from '@portal/contract/shared/route'
import { formatDay } from '@portal/domain/days'
import { signIn } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { inCompany, unique } from './support/company.ts'
import { choose } from './support/lists.ts'
import { changeCandidate, makeCandidate, makeVacancy } from './support/recruiting.ts'
import { expectChosen } from './support/selects.ts'
import { desktop, phone } from './support/sizes.ts'
import { closeLiveChannel } from './support/slow.ts'
import { test } from './support/test.ts'
import { expectNothingSideways } from './support/widths.ts'

const adding = (page: Page) => page.getByRole('dialog', { name: 'Add New Candidate' })
const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit Candidate' })
const openEdit = (page: Page) => page.getByRole('button', { name: 'Edit candidate' }).click()
const save = (page: Page) => editing(page).getByRole('button', { name: 'Save' }).click()

const fieldsOf = (form: Locator) => (name: string) => form.getByRole('textbox', { name, exact: true })

/** A Ukrainian number that no other test has. */
const phoneNumber = () => `67${crypto.randomUUID().replace(/\D/g, '').padEnd(7, '0').slice(0, 7)}`

const refusal = {
  statusCode: 500,
  code: 'server.error',
  error: 'Internal Server Error',
  message: 'Something went wrong',
  messages: ['Something went wrong'],
  errors: {},
}

/** The candidate as stored. */
async function stored(page: Page, id: number) {
  const answer = await page.request.get(apiPrefix + candidates.show.url.replace(':id', String(id)))
  return candidates.show.schema.response[200].parse(await answer.json())
}

test(
  'a recruiter adds a candidate with every field and a new technology, warned of a duplicate',
  desktop,
  async ({ page }) => {
    test.slow()
    const number = phoneNumber()
    const { today } = await inCompany(async (company) => ({ today: await company.today() }))
    const vacancy = await makeVacancy()
    const other = await makeCandidate(vacancy.id, { phone: `+380${number}` })
    const [name, technology, handle] = [unique('Olha '), unique('Lang'), unique('olha-')]
    await signIn(page, 'recruiter')
    page.on('dialog', (leaving) => leaving.accept())
    await page.goto(`/vacancies/${vacancy.id}`)
    await page.getByRole('button', { name: 'Add New Candidate' }).click()
    const form = adding(page)
    const field = fieldsOf(form)
    const fullName = field('Full name')
    await expect(fullName).toBeFocused()
    await expect(field('First contact date')).toHaveValue(formatDay(today))
    await expectChosen(form.getByRole('combobox', { name: 'English' }), 'Elementary')
    await expectChosen(form.getByRole('combobox', { name: 'Significate' }), 'Hired')
    await fullName.press('Enter')
    await expect(form.getByText('Fill out candidate name.')).toBeVisible()
    await expect(fullName).toBeFocused()

    await fullName.fill(name)
    await field('Phone').fill(`0${number}`)
    await field('LinkedIn').fill(handle)
    await field('Email').fill('nobody')
    await field('Telegram').fill('olha_s')
    await expect(field('LinkedIn')).toHaveValue(`https://www.linkedin.com/in/${handle}`)
    await expect(form.getByText('Invalid email address')).toBeVisible()
    await field('Email').fill(`${handle}@mail.test`)
    const duplicate = form.getByRole('link', { name: `${other.full_name}, ${vacancy.title}, Interviewing` })
    await expect(duplicate).toHaveAttribute('href', `/candidates/${other.id}`)
    await expect(duplicate).toHaveAttribute('target', '_blank')
    await form.getByRole('checkbox', { name: 'Ping again' }).check()
    await field('Ping again on').fill(formatDay(today))
    await expectNoViolations(page)

    await choose(form, 'English', 'Upper Intermediate')
    await choose(form, 'Significate', 'Test Task')
    const stack = form.getByRole('combobox', { name: 'Tech stack' })
    await stack.fill(technology)
    await page.getByRole('option', { name: `Add “${technology}”` }).click()
    await expect(form.getByText(technology, { exact: true })).toBeVisible()
    const texts = {
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
    for (const [label, text] of Object.entries(texts)) await field(label).fill(text)

    await page.reload()
    await expect(fullName).toHaveValue(name)
    await expect(field('Final Decision')).toHaveValue('Offer in May')
    await expect(form.getByText(technology, { exact: true })).toBeVisible()
    await form.getByRole('button', { name: 'Create' }).click()

    await expect(page).toHaveURL(/\/candidates\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    for (const text of ['Frontend developer', technology, 'Lviv', '$2,500'])
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
    const id = Number(page.url().split('/').at(-1))
    expect(await stored(page, id)).toMatchObject({
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
      first_interview: today,
      ping_again: true,
      ping_again_on: today,
      recruiter_note: 'Calm and curious',
      tech_lead_note: 'Knows the types',
      final_decision: 'Offer in May',
    })
    // The page took the place of the dialog in the history, and nothing is left of the draft.
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/vacancies/${vacancy.id}$`))
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(form).toBeHidden()
  },
)

test('on a phone a recruiter adds a candidate with contacts and a technology', phone, async ({ page }) => {
  const vacancy = await makeVacancy()
  const [name, technology] = [unique('Olha '), unique('Lang')]
  await signIn(page, 'recruiter')
  await page.goto(`/vacancies/${vacancy.id}`)
  await page.getByRole('button', { name: 'Add New Candidate' }).first().click()
  const form = adding(page)
  const field = fieldsOf(form)
  await field('Full name').press('Enter')
  await expect(form.getByText('Fill out candidate name.')).toBeVisible()
  await field('Full name').fill(name)
  await field('Phone').fill(`0${phoneNumber()}`)
  await field('Position').fill('Frontend developer')
  await choose(form, 'English', 'Upper Intermediate')
  await expectNoViolations(page)
  await expectNothingSideways(page, 390)
  await form.getByRole('combobox', { name: 'Tech stack' }).fill(technology)
  await page.getByRole('option', { name: `Add “${technology}”` }).click()
  await expect(form.getByText(technology, { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Create' }).click()

  await expect(page).toHaveURL(/\/candidates\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  for (const text of ['Frontend developer', technology])
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
  const id = Number(page.url().split('/').at(-1))
  expect(await stored(page, id)).toMatchObject({
    english: 'upper_intermediate',
    technologies: [technology],
  })
})

test(
  'an edit of a recruiter sends what changed, keeps what others changed, and asks about the same field',
  desktop,
  async ({ page }) => {
    test.slow()
    const vacancy = await makeVacancy()
    const next = await makeVacancy()
    const { id, full_name: name } = await makeCandidate(vacancy.id, { company: 'Harbor', stack: 'jQuery' })
    await signIn(page, 'recruiter')
    await closeLiveChannel(page)
    await page.goto(`/candidates/${id}`)
    await openEdit(page)
    const form = editing(page)
    const field = fieldsOf(form)
    await expect(field('Full name')).toHaveValue(name)
    await expect(field('Old stack')).toHaveValue('jQuery')
    const vacancyField = form.getByRole('combobox', { name: 'Vacancy' })
    await expectChosen(vacancyField, vacancy.title)
    await choose(form, 'Vacancy', next.title)
    await field('Location').fill('Odesa')
    await changeCandidate(id, { company: 'Theirs', final_decision: 'Wait' })
    await save(page)
    await expect(page.getByText('Candidate updated')).toBeVisible()
    await expect(form).toBeHidden()
    expect(await stored(page, id)).toMatchObject({
      vacancy_id: next.id,
      location: 'Odesa',
      company: 'Theirs',
      final_decision: 'Wait',
    })

    await openEdit(page)
    await expect(field('Company')).toHaveValue('Theirs')
    await field('Company').fill('Mine')
    await field('Telegram').fill('olha_s')
    await changeCandidate(id, { company: 'Another' })
    await save(page)
    const question = page.getByRole('dialog', { name: 'Changed in the meantime' })
    await expect(question.getByRole('group')).toHaveCount(1)
    const company = question.getByRole('group', { name: 'Company' })
    await expect(company.getByRole('radio', { name: 'Yours Mine' })).toBeChecked()
    await company.getByRole('radio', { name: 'Saved now Another' }).check()
    await question.getByRole('button', { name: 'Save these' }).click()
    await expect(form).toBeHidden()
    expect(await stored(page, id)).toMatchObject({ company: 'Another', telegram: 'olha_s' })

    await openEdit(page)
    await field('Full name').fill('')
    await field('Company').focus()
    await expect(form.getByText('Fill out candidate name.')).toBeVisible()
    await expectNoViolations(page)
    await field('Full name').fill(unique('Named '))
    await page.route(`**${apiPrefix}/candidates/${id}`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: refusal }) : route.fallback(),
    )
    await field('Company').fill('Kept')
    await save(page)
    await expect(page.getByText('Candidate update error.')).toBeVisible()
    await expect(field('Company')).toHaveValue('Kept')
  },
)
