import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient, fetchForAct, refresh } from './query-client.ts'

let client = createQueryClient()
beforeEach(() => {
  client = createQueryClient()
})

/** A query that answers 1, 2, 3 … and is on screen. */
async function shown(queryKey: readonly unknown[], meta = {}) {
  const ask = vi.fn<() => Promise<number>>().mockImplementation(async () => ask.mock.calls.length)
  const query = new QueryObserver(client, { queryKey, queryFn: ask, meta })
  query.subscribe(() => {})
  await vi.waitFor(() => expect(query.getCurrentResult().data).toBe(1))
  return { ask, result: () => query.getCurrentResult() }
}

const change = (mutationFn: () => Promise<unknown>, deletedUrl?: string) =>
  new MutationObserver<unknown, Error, unknown>(client, {
    mutationFn,
    meta: deletedUrl === undefined ? {} : { deletedUrl },
  })

describe('after a change', () => {
  test('after a change six queries on screen are fetched again once each, and keep their data until the answers come', async () => {
    const urls = ['/records', '/contracts', '/categories', '/holidays', '/projects', '/users']
    const queries = await Promise.all(urls.map((url) => shown([url, {}, {}])))
    const answers = urls.map(() => Promise.withResolvers<number>())
    queries.forEach(({ ask }, index) => {
      ask.mockImplementationOnce(() => answers[index]?.promise ?? Promise.reject(new Error('no answer')))
    })

    await change(async () => 'saved').mutate(undefined)
    await vi.waitFor(() => {
      for (const { result } of queries) expect(result().isFetching).toBe(true)
    })
    for (const { result } of queries) expect(result()).toMatchObject({ data: 1, isPending: false })

    answers.forEach(({ resolve }) => {
      resolve(7)
    })
    await vi.waitFor(() => {
      for (const { result } of queries) expect(result()).toMatchObject({ data: 7, isFetching: false })
    })
    for (const { ask } of queries) expect(ask).toHaveBeenCalledTimes(2)
  })

  test('after a change a query that is not on screen is stale, and is fetched when it is shown', async () => {
    const ask = vi.fn<() => Promise<string>>().mockResolvedValue('answer')
    await client.prefetchQuery({ queryKey: ['/customers'], queryFn: ask })
    await change(async () => 'saved').mutate(undefined)
    await vi.waitFor(() => expect(client.getQueryState(['/customers'])?.isInvalidated).toBe(true))
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('after a change the session and the facts of the portal are not fetched again', async () => {
    const session = await shown(['/session'], { outlivesChanges: true })
    const list = await shown(['/customers'])
    await change(async () => 'saved').mutate(undefined)
    await vi.waitFor(() => expect(list.result().data).toBe(2))
    expect(session.ask).toHaveBeenCalledTimes(1)
    expect(client.getQueryState(['/session'])?.isInvalidated).toBe(false)
  })

  test('after a change a first request without an answer is sent again, because its answer may be older than the change', async () => {
    const old = Promise.withResolvers<string>()
    const ask = vi.fn<() => Promise<string>>().mockReturnValueOnce(old.promise).mockResolvedValue('new')
    const query = new QueryObserver(client, { queryKey: ['/records'], queryFn: ask })
    query.subscribe(() => {})
    await change(async () => 'saved').mutate(undefined)
    old.resolve('old')
    await vi.waitFor(() => expect(query.getCurrentResult().data).toBe('new'))
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('after a deletion the list and other rows are fetched again, and the deleted row is not', async () => {
    const row = await shown(['/projects/:id', { id: 5 }, {}])
    const log = await shown(['/projects/:id/contracts', { id: 5 }, { page: 1 }])
    const other = await shown(['/projects/:id', { id: 6 }, {}])
    const list = await shown(['/projects', {}, {}])
    await change(async () => 'deleted', '/projects/:id').mutate({ params: { id: 5 } })
    await vi.waitFor(() => {
      expect(other.result().data).toBe(2)
      expect(list.result().data).toBe(2)
    })
    expect(row.ask).toHaveBeenCalledTimes(1)
    expect(log.ask).toHaveBeenCalledTimes(1)
  })

  test('after a DELETE without parameters its own query is fetched again', async () => {
    const feed = await shown(['/calendar_feed', {}, {}])
    await change(async () => 'deleted', '/calendar_feed').mutate(undefined)
    await vi.waitFor(() => expect(feed.result().data).toBe(2))
    await change(async () => 'deleted', '/calendar_feed').mutate({ query: {} })
    await vi.waitFor(() => expect(feed.result().data).toBe(3))
  })
})

test('a refused change fetches nothing', async () => {
  const list = await shown(['/customers'])
  const refused = change(async () => Promise.reject(new Error('refused'))).mutate(undefined)
  await expect(refused).rejects.toThrow('refused')
  await change(async () => 'saved').mutate(undefined)
  await vi.waitFor(() => expect(list.result().data).toBe(2))
  expect(list.ask).toHaveBeenCalledTimes(2)
})

test('what an act needs is fetched again when a refresh cancels its request', async () => {
  const old = Promise.withResolvers<string>()
  const ask = vi.fn<() => Promise<string>>().mockReturnValueOnce(old.promise).mockResolvedValue('new')
  const fetched = fetchForAct(client, { queryKey: ['/leaving'], queryFn: ask })
  await refresh(client)
  old.resolve('old')
  expect(await fetched).toBe('new')
})

test('what an act needs and the server refuses is refused', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('refused'))
  await expect(fetchForAct(client, { queryKey: ['/leaving'], queryFn: ask })).rejects.toThrow('refused')
  expect(ask).toHaveBeenCalledTimes(1)
})
