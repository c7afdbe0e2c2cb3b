import type { ColleaguesAway, LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../../../../test/components/answers.ts'
import { vacationOf } from '../../../../test/components/leave-request.ts'
import { show } from '../../../../test/components/show.tsx'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { RequestActDialogs } from '../acts/request-act-dialogs.tsx'
import { useRequestActs } from '../acts/use-request-acts.ts'
import { lineColumns } from './queue-columns.tsx'
import { useSelection } from './use-selection.ts'

const loaded = { isPending: false, isPlaceholderData: false, error: null, refetch: () => undefined }

type Props = { request: LeaveRequest; colleagues?: ColleaguesAway['colleagues'] }

function DecidingRow({ request, colleagues = [] }: Props) {
  const acts = useRequestActs()
  const selection = useSelection([request])
  const awayOf = () => ({ colleagues, isFailed: false })
  return (
    // On its page the list is below the menu, whose height its headers leave free.
    <div style={{ paddingTop: '6rem' }}>
      <DataTable
        label="To decide"
        columns={lineColumns({ acts: acts.acts, awayOf, selection, search: {}, onOpen: () => undefined })}
        rows={[request]}
        rowKey={({ id }) => id}
        query={loaded}
        empty={null}
      />
      <RequestActDialogs state={acts} namesUser openedId={undefined} onCloseOpened={() => undefined} />
    </div>
  )
}

const row = page.getByRole('row').filter({ hasText: 'Olha Koval' })
const approve = page.getByRole('button', { name: 'Approve Vacation of Olha Koval, 06.10.2025 – 12.10.2025' })
const decided = (status: string) =>
  Response.json(
    { ...vacationOf(7, 'Olha Koval'), status },
    { headers: { 'x-undo': 'token-of-the-decision' } },
  )

test('who decides reads person, range, days, the balance that an approval leads to and who is away', async () => {
  const colleague = {
    id: 9,
    user: { id: 9, full_name: 'Taras Lysenko' },
    status: 'approved',
    request_type: 'day_off',
    paid_leave_type: null,
    start_date: '2025-10-06',
    end_date: '2025-10-06',
    projects: ['Verdi Shop'],
  } satisfies ColleaguesAway['colleagues'][number]
  await show(<DecidingRow request={vacationOf(7, 'Olha Koval')} colleagues={[colleague]} />)
  for (const fact of ['06.10.2025 – 12.10.2025', '7 days', '14 → 21 of 21 in 2025', '1 away'])
    await expect.element(row.getByText(fact, { exact: true })).toBeVisible()
  await expect.element(row.getByText('1 away')).toHaveAccessibleDescription('Away: Taras Lysenko')
  await expect.element(approve).toHaveTextContent('Approve')
  await expect
    .element(page.getByRole('button', { name: /^Decline Vacation of/ }))
    .toHaveTextContent('Decline')
})

test('a single day is told once, and an absence of nobody in words', async () => {
  const request = vacationOf(7, 'Olha Koval', {
    request_type: 'day_off',
    end_date: '2025-10-06',
    days: 1,
    balance: { counter: 'day_offs', year: 2025, before: 0.5, after: 1.5, limit: 5 },
  })
  await show(<DecidingRow request={request} />)
  await expect.element(row.getByText('06.10.2025', { exact: true })).toBeVisible()
  await expect.element(row.getByText('Nobody', { exact: true })).toBeVisible()
  await expect.element(row.getByText('0.5 → 1.5 of 5 in 2025', { exact: true })).toBeVisible()
})

test('an approval and a decline are taken back by the button of their message', async () => {
  const sent = answer(
    () => decided('approved'),
    () => Response.json({}),
    () => decided('rejected'),
  )
  await show(<DecidingRow request={vacationOf(7, 'Olha Koval')} />)
  await approve.click()
  await expect.element(page.getByText(/^Successfully approved! Vacation of Olha Koval/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone')).toBeVisible()
  expect(sent[1]).toMatchObject({ url: '/api/v1/undo', body: { token: 'token-of-the-decision' } })

  await page.getByRole('button', { name: /^Decline Vacation of/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect.element(page.getByText(/^Successfully declined! Vacation of Olha Koval/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('an approval that would be refused says why and sends nothing', async () => {
  const sent = answer()
  const { can, ...request } = vacationOf(7, 'Olha Koval', { days: 0 })
  const refusal = { code: 'requests.no_day_left', facts: {} }
  const sentence = 'Cannot approve. No working day is left'
  await show(
    <DecidingRow
      request={{
        ...request,
        can: { ...can, approve: false, approve_refusal: sentence, approve_reason: refusal },
      }}
    />,
  )
  await expect.element(approve).toHaveAttribute('aria-disabled', 'true')
  await expect.element(approve).toHaveAccessibleDescription(sentence)
  expect(sent).toEqual([])
})
