import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerBy, refusal } from '../../../../test/components/answers.ts'
import { olha } from '../../../../test/components/candidate.ts'
import { show } from '../../../../test/components/show.tsx'
import type { CandidateSearch } from '../filters/candidate-search.ts'
import { CreateCandidateModal } from './create-candidate-modal.tsx'

const gone = 'This vacancy is gone'

const form = page.getByRole('dialog', { name: 'Add New Candidate' })
const vacancy = form.getByRole('combobox', { name: 'Vacancy' })

/** Draws the form on the page of vacancy 7; the server has vacancy 8 alone when `isGone`. */
async function showForm({ list = {}, isGone = false }: { list?: CandidateSearch; isGone?: boolean }) {
  const sent = answerBy(({ method, url, body }) => {
    if (url.includes('/duplicates')) return Response.json({ candidates: [] })
    if (url.includes('/vacancies')) return Response.json([{ id: 8, title: 'Vue developer' }])
    if (method === 'GET') return Response.json([])
    const isRefused = isGone && JSON.stringify(body).includes('"vacancy_id":7')
    if (!isRefused) return Response.json({ ...olha, vacancy_id: isGone ? 8 : 7 }, { status: 201 })
    const errors = { vacancy_id: [gone] }
    return refusal({ status: 422, code: 'request.invalid', message: gone, errors })
  })
  const modal = <CreateCandidateModal vacancyId={7} list={list} onClose={() => undefined} />
  const shown = await show(modal, '/candidates/$id', '/candidates/2')
  await form.getByRole('textbox', { name: 'Full name' }).fill('Olha Soroka')
  return { ...shown, created: () => sent.filter(({ method }) => method === 'POST') }
}

const create = () => form.getByRole('button', { name: 'Create', exact: true }).click()

describe('the form of a new candidate', () => {
  test('a recruiter chooses another vacancy where that of the page was deleted meanwhile', async () => {
    const { created, history } = await showForm({ list: { sort: 'full_name' }, isGone: true })
    await expect.element(vacancy).not.toBeInTheDocument()
    await create()
    await expect.element(form.getByText(gone)).toBeVisible()
    await expect.element(vacancy).toHaveFocus()
    await vacancy.fill('Vue')
    await page.getByRole('option', { name: 'Vue developer' }).click()
    await expect.element(form.getByText(gone)).not.toBeInTheDocument()
    await expect.element(vacancy).toHaveValue('Vue developer')
    await create()
    await expect.poll(() => history.location.href).toBe('/candidates/1')
    expect(created().at(-1)).toMatchObject({ body: { candidate: { vacancy_id: 8 } } })
  })

  test('the page of a new candidate goes on with the list of the vacancy', async () => {
    const { history } = await showForm({ list: { sort: 'full_name', page: 2 } })
    await create()
    await expect.poll(() => history.location.href).toBe('/candidates/1?sort=full_name&page=2')
  })
})
