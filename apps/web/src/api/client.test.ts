import { session } from '@portal/contract/accounts/session'
import { sessions } from '@portal/contract/accounts/sessions'
import { type Category, categories } from '@portal/contract/categories'
import { records } from '@portal/contract/hours/hours'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError, isChangedMeanwhile, NetworkError } from './api-errors.ts'
import { call, setFactorRequiredHandler, setSessionEndHandler } from './client.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  setSessionEndHandler(() => {})
  setFactorRequiredHandler(() => {})
})

/** Replaces `fetch`: every request gets the same answer. */
function serve(answer: (init: RequestInit) => Response | Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init })
    return answer(init)
  })
  return requests
}

const refusal = (statusCode: number, code: string, message: string, errors = {}) =>
  Response.json(
    { statusCode, code, error: message, message, messages: [message], errors },
    { status: statusCode },
  )

const calls: Category = {
  id: 1,
  version: 1,
  name: 'Calls',
  description: null,
  has_records: false,
  can: { update: true, delete: true, delete_refusal: null, delete_reason: null },
}

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('calling an endpoint', () => {
  test('a call that comes too often is refused with the time at which to try again', async () => {
    const envelope = await refusal(429, 'session.too_many_failures', 'Too many').json()
    serve(() => Response.json(envelope, { status: 429, headers: { 'retry-after': '900' } }))
    expect(await caught(call(session.show, {}))).toMatchObject({ status: 429, retryAfterSeconds: 900 })
  })

  test('a call that is refused for a second goes once more with its key, and then tells the refusal', async () => {
    vi.useFakeTimers()
    const envelope = await refusal(429, 'records.copy_under_way', 'Another copy is under way').json()
    const requests = serve(() => Response.json(envelope, { status: 429, headers: { 'retry-after': '1' } }))
    const answer = caught(call(session.show, {}, { idempotencyKey: 'k1' }))
    await vi.advanceTimersByTimeAsync(999)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toMatchObject({ status: 429, code: 'records.copy_under_way' })
    const keys = requests.map(({ init }) => new Headers(init.headers).get('idempotency-key'))
    expect(keys).toEqual(['k1', 'k1'])
  })

  test('a call sends parameters, query and session as the descriptor says', async () => {
    const requests = serve(() => Response.json([]))
    await call(categories.list, { query: { name: 'a & b' } })
    expect(requests[0]?.url).toBe('/api/v1/categories?name=a+%26+b')
    expect(requests[0]?.init).toMatchObject({ method: 'GET', body: null })
  })

  test('a call sends its body as JSON and the Idempotency-Key', async () => {
    const requests = serve(() => Response.json(calls, { status: 201 }))
    await call(categories.create, { body: { category: { name: 'Calls' } } }, { idempotencyKey: 'k1' })
    const headers = new Headers(requests[0]?.init.headers)
    expect(requests[0]?.init.body).toBe('{"category":{"name":"Calls"}}')
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('idempotency-key')).toBe('k1')
  })

  test('the answer of a preload is used until a call changes something', async () => {
    vi.resetModules()
    const { call } = await import('./client.ts')
    const requests = serve((init) =>
      init.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json([]),
    )
    await call(categories.list, {})
    await call(categories.remove, { params: { id: 3 }, ifMatch: 1 })
    await call(categories.list, {})
    expect(requests.map(({ init }) => init.credentials)).toEqual(['include', 'same-origin', 'same-origin'])
  })

  test('an answer without a body is undefined', async () => {
    serve(() => new Response(null, { status: 204 }))
    expect(await call(categories.remove, { params: { id: 3 }, ifMatch: 1 })).toBeUndefined()
  })

  test('an answer that its schema accepts is returned unchanged', async () => {
    const sent = [{ ...calls, later: 'a field of a newer server' }]
    serve(() => Response.json(sent))
    expect(await call(categories.list, {})).toEqual(sent)
  })

  test.each([
    ['of another type', [{ ...calls, name: 7 }], 'at [0].name'],
    ['with a field missing', [{ ...calls, version: undefined }], 'at [0].version'],
    ['of another shape', { categories: [calls] }, 'Invalid input'],
  ])('an answer %s is refused', async (_case, sent, reason) => {
    serve(() => Response.json(sent))
    const error = await caught(call(categories.list, {}))
    expect(error).toBeInstanceOf(TypeError)
    expect(String(error)).toContain('GET /categories has an answer outside its schema:')
    expect(String(error)).toContain(reason)
  })

  test('a production build does not check the answer', async () => {
    vi.stubEnv('DEV', false)
    serve(() => Response.json([{ id: 'one' }]))
    expect(await call(categories.list, {})).toEqual([{ id: 'one' }])
  })

  test('a change names the version of the row that the person has seen', async () => {
    const requests = serve(() => new Response(null, { status: 204 }))
    await call(categories.remove, { params: { id: 3 }, ifMatch: 7 })
    expect(new Headers(requests[0]?.init.headers).get('if-match')).toBe('"7"')
  })

  test('a refusal of an outdated version holds the present row', async () => {
    const message = 'This category has changed since you opened it'
    const current = { id: 3, version: 8, name: 'Calls' }
    const envelope = { error: message, message, messages: [message], errors: {}, current }
    serve(() =>
      Response.json({ statusCode: 409, code: 'categories.changed_meanwhile', ...envelope }, { status: 409 }),
    )
    const error = await caught(call(categories.remove, { params: { id: 3 }, ifMatch: 7 }))
    expect(isChangedMeanwhile(error)).toBe(true)
    expect(error).toMatchObject({ message, current })
  })

  test('a refusal holds status, code, sentence and fields', async () => {
    serve(() =>
      refusal(422, 'category.invalid', 'This field is required', { name: ['This field is required'] }),
    )
    const error = await caught(call(categories.create, { body: { category: { name: '' } } }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 422,
      code: 'category.invalid',
      message: 'This field is required',
      errors: { name: ['This field is required'] },
    })
  })

  test("a proxy's own page becomes a sentence", async () => {
    serve(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await caught(call(categories.list, {}))).toMatchObject({
      status: 502,
      message: 'The server cannot be reached. Check your connection and try again.',
    })
  })

  test('no answer becomes a sentence', async () => {
    serve(() => Promise.reject(new TypeError('fetch failed')))
    expect(await caught(call(categories.list, {}))).toBeInstanceOf(NetworkError)
  })

  test('a request that its caller aborted is not reported as a network failure', async () => {
    const giveUp = new AbortController()
    serve(() => Promise.reject(new DOMException('aborted', 'AbortError')))
    giveUp.abort()
    const error = await caught(call(categories.list, {}, { signal: giveUp.signal }))
    expect(error).not.toBeInstanceOf(NetworkError)
  })

  test('a 401 ends the session', async () => {
    const onEnd = vi.fn()
    setSessionEndHandler(onEnd)
    serve(() => refusal(401, 'session.required', 'Please log in'))
    await caught(call(records.list, {}))
    expect(onEnd).toHaveBeenCalledOnce()
  })

  test('a wrong password at the login does not end a session', async () => {
    const onEnd = vi.fn()
    setSessionEndHandler(onEnd)
    serve(() => refusal(401, 'session.invalid', 'Invalid email or password'))
    const credentials = { email: 'a@b.test', password: 'secret' }
    const error = await caught(call(session.create, { body: { session: credentials } }))
    expect(error).toMatchObject({ message: 'Invalid email or password' })
    expect(onEnd).not.toHaveBeenCalled()
  })

  test('a wrong code or passkey at a sign-in does not end a session, and one in a session that is over does', async () => {
    const onEnd = vi.fn()
    setSessionEndHandler(onEnd)
    serve(() => refusal(401, 'session.wrong_code', 'This code is wrong or was used already'))
    await caught(call(session.secondFactor, { body: { challenge: 'c1', code: '123456' } }))
    expect(onEnd).not.toHaveBeenCalled()
    await caught(call(sessions.confirm, { body: { code: '123456' } }))
    expect(onEnd).toHaveBeenCalledOnce()
  })

  test.each([
    ['the step', { challenge: 'c1', methods: ['totp'], passkey_options: null }, true],
    ['a step that only a newer server knows', { challenge: 'c1', methods: ['stars'] }, false],
    ['no step', {}, false],
  ])('a sign-in that asks for a second factor holds %s', async (_case, step, isKnown) => {
    const message = 'Confirm with your second factor that it is you'
    const envelope = { statusCode: 401, error: message, message, messages: [message], errors: {} }
    serve(() => Response.json({ ...envelope, code: 'session.second_factor', ...step }, { status: 401 }))
    const credentials = { email: 'a@b.test', password: 'secret' }
    const error = await caught(call(session.create, { body: { session: credentials } }))
    expect(error).toMatchObject({ message, secondFactor: isKnown ? step : undefined })
  })

  test('a call that is refused until a second factor is set up says so', async () => {
    const onRequired = vi.fn()
    setFactorRequiredHandler(onRequired)
    serve(() => refusal(403, 'session.factor_required', 'Set up a second factor first'))
    await caught(call(records.list, {}))
    expect(onRequired).toHaveBeenCalledOnce()
  })
})
