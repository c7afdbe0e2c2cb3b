import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerBy } from '../../../../../test/components/answers.ts'
import { show } from '../../../../../test/components/show.tsx'
import { ReportFilterFields } from './report-filter.tsx'

const field = page.getByRole('combobox', { name: 'Filter by' })
const option = (name: string) => page.getByRole('option', { name, exact: true })

/** Answers with two projects, a status and a category, and counts the lists that are asked for. */
const answerLists = () =>
  answerBy(({ url }) => {
    const projects = [
      { id: 3, name: 'Harbor Booking', is_bench: false },
      { id: 4, name: 'Staff Portal', is_bench: false },
    ]
    if (url.includes('/projects/names')) return Response.json(projects)
    if (url.includes('/job_statuses'))
      return Response.json([{ id: 2, name: 'Outstaff', tag: 'outstaff', hidden: false, outstaff: true }])
    const can = { update: true, delete: true, delete_refusal: null, delete_reason: null }
    return Response.json([{ id: 2, version: 1, name: 'Testing', description: null, has_records: false, can }])
  })

test('one field filters the report by everything, and tells by headings what is what', async () => {
  const sent = answerLists()
  const added: unknown[] = []
  await show(<ReportFilterFields filters={{ project_id: [4] }} onAdd={(...value) => added.push(value)} />)
  await expect.element(field).toBeVisible()
  // The lists come when the field is reached.
  expect(sent).toEqual([])
  await field.click()
  await expect.element(page.getByText('Statuses', { exact: true })).toBeVisible()
  await expect.element(option('Outstaff')).toBeVisible()
  await expect.element(option('Staff Portal')).not.toBeInTheDocument()
  await userEvent.keyboard('harb{Enter}')
  await userEvent.keyboard('test{Enter}')
  expect(added).toEqual([
    ['project_id', 3],
    ['category_id', 2],
  ])
})
