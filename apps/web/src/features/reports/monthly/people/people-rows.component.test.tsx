import type { PersonReport, ReportRow } from '@portal/contract/reports'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerBy } from '../../../../../test/components/answers.ts'
import { show } from '../../../../../test/components/show.tsx'
import { phone } from '../../../../../test/components/sizes.ts'
import { PeopleRows } from './people-rows.tsx'

const people: PersonReport = {
  paginate_people: [
    { user_id: 7, user: 'Olena Bondar', hours: 150.5, norm: 168, missing: 18.5, over: 1 },
    { user_id: 8, user: 'Taras Shevchuk', hours: 168, norm: 168, missing: 0, over: 0 },
  ],
  pages: 1,
  count: 2,
  hours_sum: 318.5,
}
const row: ReportRow = {
  user_id: 7,
  user: 'Olena Bondar',
  project_id: 3,
  project: 'Harbor Booking',
  category_id: 1,
  category: 'Development',
  manager: null,
  job_status_id: 2,
  job_status: 'Outstaff',
  tag: 'outstaff',
  hours: 150.5,
}

function People({ onSort = () => {} }: { onSort?: (sort: string | undefined) => void }) {
  const query = useQuery<PersonReport | undefined>({ queryKey: ['people'], queryFn: () => people })
  return (
    <PeopleRows
      period={{ by: 'month', month: '2025-09' }}
      filters={{ project_id: [3] }}
      query={query}
      printed={undefined}
      sorting={{ value: undefined, onChange: onSort }}
      empty="Nobody"
    />
  )
}

const answerRows = () =>
  answerBy(() => Response.json({ paginate_report: [row], pages: 1, count: 1, hours_sum: 150.5 }))
const cellsOf = (name: string) => page.getByRole('row').filter({ hasText: name }).getByRole('cell')
const toggle = page.getByRole('button', { name: 'Rows of Olena Bondar' })

test('a row of the report by person has what is logged, the norm, what is missing and what is over', async () => {
  await show(<People />)
  await expect.element(cellsOf('Olena Bondar').nth(1)).toHaveTextContent('150.5')
  await expect.element(cellsOf('Olena Bondar').nth(2)).toHaveTextContent('168.0')
  await expect.element(cellsOf('Olena Bondar').nth(3)).toHaveTextContent('18.5')
  await expect.element(cellsOf('Olena Bondar').nth(4)).toHaveTextContent('1.0')
  await expect.element(cellsOf('Taras Shevchuk').nth(3)).toHaveTextContent('–None')
})

test('a person opens to their rows by keyboard, which keep the filters, and closes again', async () => {
  const sent = answerRows()
  await show(<People />)
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
  toggle.element().focus()
  await userEvent.keyboard('{Enter}')
  const details = page.getByRole('table', { name: 'Rows of Olena Bondar' })
  await expect
    .element(details.getByRole('row').filter({ hasText: 'Harbor Booking' }))
    .toHaveTextContent('Harbor BookingDevelopmentOutstaff150.5')
  expect(sent[0]?.url).toMatch(/user_id=7/)
  expect(sent[0]?.url).toMatch(/project_id=3/)
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(details).not.toBeInTheDocument()
})

test('each column of the report by person sorts it', async () => {
  const sorts: (string | undefined)[] = []
  await show(<People onSort={(sort) => sorts.push(sort)} />)
  for (const title of ['User', 'Logged', 'Norm', 'Missing', 'Over']) {
    await page.getByRole('columnheader', { name: title }).getByRole('button').click()
  }
  expect(sorts).toEqual(['user', 'hours', 'norm', 'missing', 'over'])
})

test('on a phone the row of a person opens to the sums, and to their rows', async () => {
  await page.viewport(...phone)
  answerRows()
  await show(<People />)
  await page.getByRole('button', { name: 'Olena Bondar', exact: true }).click()
  await toggle.click()
  await expect
    .element(page.getByRole('table', { name: 'Rows of Olena Bondar' }))
    .toHaveTextContent('ProjectHoursHarbor BookingDevelopment · Outstaff150.5')
})
