import { Checkbox } from '@mantine/core'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '../../../../test/components/answers.ts'
import { vacationOf } from '../../../../test/components/leave-request.ts'
import { show } from '../../../../test/components/show.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'

const requests = [vacationOf(1, 'Olha Koval'), vacationOf(2, 'Taras Lysenko'), vacationOf(3, 'Ivan Bondar')]

function Queue() {
  const selection = useSelection(requests)
  return (
    // On its page the bar is below the menu and the filters, and the head of the list selects all.
    <div style={{ paddingTop: '12rem' }}>
      <h1 tabIndex={-1}>Requests</h1>
      <SelectionBar selection={selection} />
      <div style={{ height: '2.25rem' }} />
      <Checkbox
        label="Select all"
        checked={selection.selected.length === requests.length}
        onChange={selection.toggleAll}
      />
      {requests.map((request) => (
        <Checkbox
          key={request.id}
          label={request.user.full_name}
          checked={selection.has(request)}
          onChange={() => selection.toggle(request)}
        />
      ))}
    </div>
  )
}

const all = page.getByRole('checkbox', { name: 'Select all' })
const of = (name: string) => page.getByRole('checkbox', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const decided = (ids: number[], refused: object[] = []) =>
  Response.json({ decided: ids, refused }, { headers: { 'x-undo': 'token-of-all' } })

test('the bar of several counts what is selected, and selects all and none', async () => {
  await show(<Queue />)
  await expect.element(page.getByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
  await of('Olha Koval').click()
  await of('Ivan Bondar').click()
  await expect.element(button('Approve 2')).toBeVisible()
  await expect.element(button('Decline 2')).toBeVisible()
  await all.click()
  await expect.element(button('Approve 3')).toBeVisible()
  await all.click()
  await expect.element(page.getByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
})

test('several are approved at once, the refused one is named with its reason, and one undo takes all back', async () => {
  const refused = { id: 2, reason: 'unused', code: 'requests.no_day_left', facts: {} }
  const sent = answer(
    () => decided([1, 3], [refused]),
    () => Response.json({}),
  )
  await show(<Queue />)
  await all.click()
  await button('Approve 3').click()
  await expect.element(page.getByText('2 requests approved')).toBeVisible()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      '1 request was left as it is:Vacation of Taras Lysenko, 06.10.2025 – 12.10.2025: Cannot approve. No working day is left',
    )
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone')).toBeVisible()
  expect(sent).toMatchObject([
    { url: '/api/v1/requests/decisions', body: { ids: [1, 2, 3], decision: 'approve' } },
    { url: '/api/v1/undo', body: { token: 'token-of-all' } },
  ])
  await button('Close the message').click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('the focus passes to the heading of the page when several were approved by a key, because the bar goes', async () => {
  answer(() => decided([1, 2, 3]))
  await show(<Queue />)
  await all.click()
  button('Approve 3').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('3 requests approved')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Requests' })).toHaveFocus()
})

test('several are declined with one reason for all', async () => {
  const sent = answer(() => decided([1, 2]))
  await show(<Queue />)
  await of('Olha Koval').click()
  await of('Taras Lysenko').click()
  await button('Decline 2').click()
  const dialog = page.getByRole('dialog', { name: 'Decline 2 requests' })
  await expect.element(dialog.getByText('Vacation of Olha Koval, 06.10.2025 – 12.10.2025')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Release week')
  await dialog.getByRole('button', { name: 'Decline 2' }).click()
  await expect.element(page.getByText('2 requests declined')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toMatchObject([{ body: { ids: [1, 2], decision: 'decline', note: 'Release week' } }])
})
