import type { TimeRecord } from '@portal/contract/hours/hours'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refusal } from '../../../../test/components/answers.ts'
import { show } from '../../../../test/components/show.tsx'
import { CopyDialog } from './copy-dialog.tsx'

const week = { span: 'week', from: '2025-09-01', to: '2025-09-08' } as const

const copied = (id: number, date: string, hours: number): TimeRecord => ({
  id,
  version: 1,
  user_id: 1,
  user: 'Olena Bondar',
  project_id: 3,
  project: 'Harbor',
  category_id: 5,
  category: 'Testing',
  description: `Task ${id}`,
  hours,
  date,
  job_status_id: 1,
  record_type: 'regular',
  paid_leave_type: null,
  manager: null,
  request_id: null,
  can: { update: true, delete: true },
})
const leftOut = {
  project_id: 3,
  project: 'Harbor',
  category_id: 5,
  category: 'Meeting',
  hours: 1,
  date: '2025-09-12',
  reason: 'As the server says it',
  code: 'records.in_the_future',
  facts: {},
}
const both = { created: [copied(1, '2025-09-08', 5), copied(2, '2025-09-09', 3)], left_out: [leftOut] }
const written = () => Response.json(both, { status: 201, headers: { 'x-undo': 'token-of-the-copy' } })

const sources = [
  { ...copied(1, '2025-09-01', 5), id: 101 },
  { ...copied(2, '2025-09-02', 3), id: 102 },
]
const chosen = { ...week, records: [{ id: 101 }, { id: 102 }] }

type PageProps = { userId?: number; has?: readonly TimeRecord[] }

/** A week to copy into one that `has` records already. */
function Page({ userId, has = [] }: PageProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <CopyDialog
          copy={week}
          records={[...sources, ...has]}
          userId={userId}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const dialog = page.getByRole('dialog', { name: 'Copy 1 – 7 Sep to 8 – 14 Sep' })
const open = async () => {
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(dialog).toBeVisible()
}

test('a copy shows what fits and what is left out with its reason, and is taken back by its message', async () => {
  const sent = answer(
    () => Response.json(both),
    written,
    () => Response.json({}),
  )
  await show(<Page />)
  await open()
  await expect.element(dialog.getByRole('textbox', { name: /, Mon 8$/ })).toHaveValue('Task 1')
  await expect.element(dialog.getByText('1 record does not fit and is left out.')).toBeVisible()
  await expect
    .element(dialog.getByRole('heading', { name: 'Left out: Date cannot be in the future' }))
    .toBeVisible()
  await expect.element(dialog.getByText('Fri 12')).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy 2 records, 8.0 h' }).click()
  await expect.element(page.getByText('2 records copied, 8.0 h')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone')).toBeVisible()
  expect(sent.map(({ url, body }) => [url, body])).toEqual([
    ['/api/v1/records/copy', { ...week, preview: true }],
    ['/api/v1/records/copy', chosen],
    ['/api/v1/undo', { token: 'token-of-the-copy' }],
  ])
})

test('days that have hours are left unless they are ticked, and descriptions are typed before the copy', async () => {
  const sent = answer(() => Response.json(both), written)
  await show(<Page has={[{ ...copied(9, '2025-09-09', 2), description: 'Logged before' }]} />)
  await open()
  const monday = dialog.getByRole('checkbox', { name: /, Mon 8$/ })
  const tuesday = dialog.getByRole('checkbox', { name: /, Tue 9$/ })
  await expect.element(monday).toBeChecked()
  await expect.element(tuesday).not.toBeChecked()
  await expect.element(dialog.getByRole('heading', { name: 'Tue 9 has 2.0 h already' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Copy 1 record, 5.0 h' })).toBeVisible()
  await tuesday.click()
  await monday.click()
  await dialog.getByRole('textbox', { name: /, Tue 9$/ }).fill('Typed in the copy')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent.at(-1)?.body).toEqual({ ...week, records: [{ id: 102, description: 'Typed in the copy' }] })
})

test('a copy without a tick cannot be confirmed, and typed descriptions are not dropped without a question', async () => {
  answer(() => Response.json(both))
  await show(<Page />)
  await open()
  await dialog.getByRole('textbox', { name: /, Mon 8$/ }).fill('Typed in the copy')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(dialog.getByRole('textbox', { name: /, Mon 8$/ })).toHaveValue('Typed in the copy')
  for (const name of [/, Mon 8$/, /, Tue 9$/]) await dialog.getByRole('checkbox', { name }).click()
  await expect.element(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
})

test('a copy of which nothing fits cannot be confirmed', async () => {
  answer(() => Response.json({ created: [], left_out: [leftOut] }))
  await show(<Page />)
  await open()
  await expect.element(dialog.getByText('None of these hours can be copied.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
})

test("a manager copies another person's hours", async () => {
  const sent = answer(() => Response.json(both), written)
  await show(<Page userId={7} />)
  await open()
  await dialog.getByRole('button', { name: 'Copy 2 records, 8.0 h' }).click()
  await expect.element(page.getByText('2 records copied, 8.0 h')).toBeVisible()
  expect(sent.map(({ body }) => body)).toMatchObject([{ user_id: 7, preview: true }, { user_id: 7 }])
})

test('a copy that is refused stays open and tells why', async () => {
  const message = 'Everything is taken'
  answer(
    () => Response.json(both),
    () => refusal({ status: 409, code: 'records.of_tomorrow', message }),
  )
  await show(<Page />)
  await open()
  await dialog.getByRole('button', { name: 'Copy 2 records, 8.0 h' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
  await expect.element(dialog).toBeVisible()
})

test('a copy for which there is no room any more stays open and says that nothing fits', async () => {
  const none = { created: [], left_out: [leftOut] }
  answer(
    () => Response.json(both),
    () => Response.json(none, { status: 201 }),
    () => Response.json(none),
  )
  await show(<Page />)
  await open()
  await dialog.getByRole('button', { name: 'Copy 2 records, 8.0 h' }).click()
  await expect.element(dialog.getByText('None of these hours can be copied.')).toBeVisible()
})
