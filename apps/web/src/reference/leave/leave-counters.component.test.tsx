import type { LeaveCounters as Counters } from '@portal/contract/leave-balances'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerBy, refusal } from '../../../test/components/answers.ts'
import { show } from '../../../test/components/show.tsx'
import { LeaveCounters } from './leave-counters.tsx'

const none = { used: 0, limit: null, pending: 0 }
const counters: Counters = {
  vacations: { used: 14, limit: 21, pending: 7 },
  sick_leaves: { used: 3.5, limit: 8, pending: 0 },
  extra_sick_leaves: none,
  paid_leaves: none,
  unpaid_leaves: { used: 0.5, limit: null, pending: 2 },
  day_offs: { used: 5, limit: 5, pending: 1 },
  work_offs: none,
}
const days = (place: number) => page.getByRole('definition').nth(place)
const barOf = (place: number) => days(place).element().querySelector('[data-state]')

test('balances say what can still be planned, what is taken and waits, and what is over the limit', async () => {
  answerBy(() => Response.json(counters))
  await show(<LeaveCounters year={2025} namesYear={false} />)
  await expect.element(days(0)).toHaveTextContent('0 leftof 2114 taken · 7 waiting')
  await expect.element(days(1)).toHaveTextContent('4.5 leftof 83.5 taken')
  await expect.element(days(2)).toHaveTextContent('0 leftof 55 taken · 1 waitingover the limit')
  await expect.element(days(5)).toHaveTextContent('0.5 taken2 waiting')
})

test('the bar of a balance is neutral, amber from 80 % of the limit, and dark amber above it', async () => {
  answerBy(() => Response.json(counters))
  await show(<LeaveCounters year={2025} namesYear={false} />)
  await expect.element(days(0)).toHaveTextContent('0 leftof 2114 taken · 7 waiting')
  expect([0, 1, 2].map((place) => barOf(place)?.getAttribute('data-state'))).toEqual([
    'near',
    'within',
    'over',
  ])
  const waiting = barOf(0)?.lastElementChild
  expect(waiting && getComputedStyle(waiting).backgroundImage).toContain('gradient')
})

test('a failed load of the balances shows the sentence of the server in a toast, once', async () => {
  const message = 'You are not allowed to do this'
  answerBy(() => refusal({ status: 403, code: 'requests.forbidden', message }))
  await show(<LeaveCounters year={2025} namesYear />)
  await expect.element(page.getByText('The counters could not be loaded')).toBeVisible()
  // The notice on the page and the toast.
  await expect.poll(() => page.getByText(message).elements().length).toBe(2)
  expect(page.getByText('The counters could not be loaded').elements()).toHaveLength(1)
})
