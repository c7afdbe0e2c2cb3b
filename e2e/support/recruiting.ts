// Vacancies and candidates of a test's own, made through the API by a recruiter or another account, and their forms.

import { expect, type Locator, type Page, request as playwrightRequest, test } from '@playwright/test'
import { candidates } from '@portal/contract/candidates/candidate-routes'
import type { CandidateChanges } from '@portal/contract/candidates/candidates'
import { apiPrefix, type RouteDescriptor } from '@portal/contract/shared/route'
import { type VacancyChanges, type VacancyInput, vacancies } from '@portal/contract/vacancies'
import { type Account, sessionFile } from './accounts.ts'
import { unique } from './company.ts'

async function send({ method, url }: RouteDescriptor, status: number, data: object, account: Account) {
  const { baseURL = '' } = test.info().project.use
  const request = await playwrightRequest.newContext({ baseURL, storageState: sessionFile(account) })
  try {
    const answer = await request.fetch(apiPrefix + url, { method, data })
    expect(answer.status(), await answer.text()).toBe(status)
    return answer.json()
  } finally {
    await request.dispose()
  }
}

export async function makeVacancy(vacancy: Partial<VacancyInput> = {}, account: Account = 'recruiter') {
  const { create } = vacancies
  const data = { vacancy: { title: unique('Vacancy '), ...vacancy } }
  return create.schema.response[201].parse(await send(create, 201, data, account))
}

/** Changes a vacancy behind the page's back. */
export async function changeVacancy(id: number, vacancy: VacancyChanges, account: Account = 'recruiter') {
  const { update } = vacancies
  const route = { ...update, url: update.url.replace(':id', String(id)) }
  return update.schema.response[200].parse(await send(route, 200, { vacancy }, account))
}

/** Makes a candidate with the significate Interviewing, unless the fields say otherwise. */
export async function makeCandidate(
  vacancyId: number,
  candidate: CandidateChanges = {},
  account: Account = 'recruiter',
) {
  const { create } = candidates
  const usual = { full_name: unique('Candidate '), vacancy_id: vacancyId, significate: 'interviewing' }
  const data = { candidate: { ...usual, ...candidate } }
  return create.schema.response[201].parse(await send(create, 201, data, account))
}

/** Changes a candidate behind the page's back. */
export async function changeCandidate(
  id: number,
  candidate: CandidateChanges,
  account: Account = 'recruiter',
) {
  const { update } = candidates
  const route = { ...update, url: update.url.replace(':id', String(id)) }
  return update.schema.response[200].parse(await send(route, 200, { candidate }, account))
}

/** The text fields of a form by their labels. */
export const fieldsOf = (form: Locator) => (name: string) => form.getByRole('textbox', { name, exact: true })

/** Chooses a technology that the portal does not have yet. */
export async function addTechnology(form: Locator, technology: string) {
  await form.getByRole('combobox', { name: 'Tech stack' }).fill(technology)
  await form
    .page()
    .getByRole('option', { name: `Add “${technology}”` })
    .click()
}

/** The candidate as the account of the page reads it. */
export async function storedCandidate(page: Page, id: number) {
  const answer = await page.request.get(apiPrefix + candidates.show.url.replace(':id', String(id)))
  return candidates.show.schema.response[200].parse(await answer.json())
}
