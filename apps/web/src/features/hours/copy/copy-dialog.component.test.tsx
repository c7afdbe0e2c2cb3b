import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refusal } from '../../../../test/components/answers.ts'
import { show } from '../../../../test/components/show.tsx'
import { CopyDialog } from './copy-dialog.tsx'

const week = { span: 'week', from: '2025-09-01', to: '2025-09-08' } as const

const copied = (id: number, date: string, hours: number) => ({
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

function Page({ userId }: { userId?: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <CopyDialog copy={week} userId={userId} onClose={() => setOpen(false)} />}
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
  await expect.element(dialog.getByText('Task 1')).toBeVisible()
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
    ['/api/v1/records/copy', week],
    ['/api/v1/undo', { token: 'token-of-the-copy' }],
  ])
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
