// A recruiter edits candidates.

import { expect, type Page } from '@playwright/test'
import type { CandidateChanges } from '@portal/contract/candidates/candidates'
import { apiPrefix } from '@portal/contract/shared/route'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { choose } from '../support/lists.ts'
import {
  changeCandidate,
  fieldsOf,
  makeCandidate,
  makeVacancy,
  storedCandidate,
} from '../support/recruiting.ts'
import { expectChosen } from '../support/selects.ts'
import { desktop } from '../support/sizes.ts'
import { closeLiveChannel } from '../support/slow.ts'
import { test } from '../support/test.ts'

const refusal = {
  statusCode: 500,
  code: 'server.error',
  error: 'Internal Server Error',
  message: 'Something went wrong',
  messages: ['Something went wrong'],
  errors: {},
}

/** Opens the form of a candidate, as a recruiter whose page does not learn what others change. */
async function openForm(page: Page, facts: CandidateChanges = {}) {
  const vacancy = await makeVacancy()
  const { id, full_name: name } = await makeCandidate(vacancy.id, facts)
  await signIn(page, 'recruiter')
  await closeLiveChannel(page)
  await page.goto(`/candidates/${id}`)
  await page.getByRole('button', { name: 'Edit candidate' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Candidate' })
  const field = fieldsOf(form)
  await expect(field('Full name')).toHaveValue(name)
  return { id, vacancy, form, field, save: form.getByRole('button', { name: 'Save' }) }
}

test('a recruiter takes a significate back that they have changed in the form', desktop, async ({ page }) => {
  const { id, form, save } = await openForm(page)
  await choose(form, 'Significate', 'Hired')
  await save.click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone')).toBeVisible()
  expect((await storedCandidate(page, id)).significate).toBe('interviewing')
})

test(
  'a recruiter moves a candidate to another vacancy, and keeps what others changed',
  desktop,
  async ({ page }) => {
    const next = await makeVacancy()
    const { id, vacancy, form, field, save } = await openForm(page, { company: 'Harbor', stack: 'jQuery' })
    await expect(field('Old stack')).toHaveValue('jQuery')
    await expectChosen(form.getByRole('combobox', { name: 'Vacancy' }), vacancy.title)
    await choose(form, 'Vacancy', next.title)
    await field('Location').fill('Odesa')
    await changeCandidate(id, { company: 'Theirs', final_decision: 'Wait' })
    await save.click()
    await expect(page.getByText('Candidate updated')).toBeVisible()
    await expect(form).toBeHidden()
    expect(await storedCandidate(page, id)).toMatchObject({
      vacancy_id: next.id,
      location: 'Odesa',
      company: 'Theirs',
      final_decision: 'Wait',
    })
    await page.getByRole('button', { name: 'Edit candidate' }).click()
    await expect(field('Company')).toHaveValue('Theirs')
  },
)

test(
  'a recruiter who changed the same field as somebody else is asked about this field alone',
  desktop,
  async ({ page }) => {
    const { id, form, field, save } = await openForm(page, { company: 'Theirs' })
    await field('Company').fill('Mine')
    await field('Telegram').fill('olha_s')
    await changeCandidate(id, { company: 'Another' })
    await save.click()
    const question = page.getByRole('dialog', { name: 'Changed in the meantime' })
    await expect(question.getByRole('group')).toHaveCount(1)
    const company = question.getByRole('group', { name: 'Company' })
    await expect(company.getByRole('radio', { name: 'Yours Mine' })).toBeChecked()
    await company.getByRole('radio', { name: 'Saved now Another' }).check()
    await question.getByRole('button', { name: 'Save these' }).click()
    await expect(form).toBeHidden()
    expect(await storedCandidate(page, id)).toMatchObject({ company: 'Another', telegram: 'olha_s' })
  },
)

test('a recruiter is told that a candidate needs a name', desktop, async ({ page }) => {
  const { form, field } = await openForm(page)
  await field('Full name').fill('')
  await field('Company').focus()
  await expect(form.getByText('Fill out candidate name.')).toBeVisible()
  await expectNoViolations(page)
})

test('a recruiter keeps the text of a candidate when saving fails', desktop, async ({ page }) => {
  const { id, field, save } = await openForm(page)
  await page.route(`**${apiPrefix}/candidates/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: refusal }) : route.fallback(),
  )
  await field('Company').fill('Kept')
  await save.click()
  await expect(page.getByText('Candidate update error.')).toBeVisible()
  await expect(field('Company')).toHaveValue('Kept')
})
