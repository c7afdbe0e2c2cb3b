import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { vacationOf } from '../../../../test/components/leave-request.ts'
import { show } from '../../../../test/components/show.tsx'
import { ShortcutKeys } from '../../../shell/shortcuts/shortcut-keys.tsx'
import { OpenRequest } from './line-cells.tsx'
import { useMarkedRequest } from './use-marked-request.ts'

const approved: string[] = []
const declined: string[] = []
const noteIn = (names: string[]) => (request: LeaveRequest) => {
  names.push(request.user.full_name)
}
const acts = { approve: noteIn(approved), decline: noteIn(declined) }

const refused = vacationOf(2, 'Taras Lysenko')
const requests = [
  vacationOf(1, 'Olha Koval'),
  {
    ...refused,
    can: {
      ...refused.can,
      approve: false,
      approve_refusal: 'unused',
      approve_reason: { code: 'requests.no_day_left', facts: {} },
    },
  },
]

function Lines() {
  const marked = useMarkedRequest(requests, acts)
  return (
    <>
      <ShortcutKeys />
      <p>{marked?.user.full_name ?? 'No mark'}</p>
      {requests.map((request) => (
        <OpenRequest key={request.id} request={request} search={{}} onOpen={() => undefined} />
      ))}
      <input aria-label="Note" />
    </>
  )
}

test('keys mark a request and decide on it, say why an approval is refused, and do nothing in a field or while they are held', async () => {
  await show(<Lines />)
  await userEvent.keyboard('ad')
  await expect.element(page.getByText('No mark')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('Olha Koval')
  await expect.element(page.getByRole('link', { name: /Olha Koval/ })).toHaveFocus()
  await userEvent.keyboard('a')
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', repeat: true, bubbles: true }))
  expect(approved).toEqual(['Olha Koval'])

  await userEvent.keyboard('jj')
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('Taras Lysenko')
  await userEvent.keyboard('ad')
  await expect.element(page.getByText('Cannot approve. No working day is left')).toBeVisible()
  expect([approved, declined]).toEqual([['Olha Koval'], ['Taras Lysenko']])

  await page.getByRole('textbox', { name: 'Note' }).fill('jadk')
  await userEvent.keyboard('k')
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('Taras Lysenko')
  expect(declined).toHaveLength(1)
})
