import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerBy } from '../../../../test/components/answers.ts'
import { show } from '../../../../test/components/show.tsx'
import { exampleNotification } from '../example-notification.ts'
import { rowsOf } from '../loaded-notifications.ts'
import { fetchAgain, ownNotifications } from '../notifications-queries.ts'
import { fetchOlder } from './fetch-older.ts'

const all = Array.from({ length: 55 }, (_, index) => exampleNotification(55 - index))

function answerPage(url: string, rows = all): Response {
  const number = Number(new URL(url, location.href).searchParams.get('page'))
  const headers = { 'x-unread-count': String(rows.length), 'x-total-count': String(rows.length) }
  return Response.json(rows.slice((number - 1) * 50, number * 50), { headers })
}

function List() {
  const queryClient = useQueryClient()
  const list = useInfiniteQuery(ownNotifications)
  return (
    <>
      <button type="button" onClick={() => void fetchAgain(queryClient)}>
        The channel opens
      </button>
      <button type="button" onClick={() => void fetchOlder(list)}>
        Show older
      </button>
      <p>{list.data ? rowsOf(list.data).length : 'no'} notifications</p>
    </>
  )
}

const count = (number: number) => page.getByText(`${number} notifications`, { exact: true })
const older = page.getByRole('button', { name: 'Show older' })
const refresh = page.getByRole('button', { name: 'The channel opens' })

test('older notifications come although the list is refreshed while they are fetched', async () => {
  let isHeld = true
  const sent = answerBy(({ url }) => {
    if (!isHeld || !url.includes('page=2')) return answerPage(url)
    isHeld = false
    return new Promise<Response>(() => {})
  })
  await show(<List />)
  await expect.element(count(50)).toBeVisible()
  await older.click()
  await expect.poll(() => sent.filter(({ url }) => url.includes('page=2')).length).toBe(1)
  await refresh.click()
  await expect.element(count(55)).toBeVisible()
})

test('older notifications wait for a refresh of the list, which is not lost', async () => {
  const held = Promise.withResolvers<void>()
  let isHolding = false
  let rows = all
  const sent = answerBy(async ({ url }) => {
    if (isHolding) await held.promise
    return answerPage(url, rows)
  })
  await show(<List />)
  await expect.element(count(50)).toBeVisible()
  const before = sent.length
  isHolding = true
  rows = [exampleNotification(56), ...all]
  await refresh.click()
  await expect.poll(() => sent.length).toBe(before + 1)
  await older.click()
  isHolding = false
  held.resolve()
  await expect.element(count(56)).toBeVisible()
  expect(sent.slice(before).map(({ url }) => /page=\d/.exec(url)?.[0])).toEqual(['page=1', 'page=2'])
})
