import { describe, expect, test } from 'vitest'
import { ApiError, NetworkError } from './api-errors.ts'
import { createIdempotencyKeys } from './idempotency.ts'
import { addressOf, fillPath, toFormData, toQueryString } from './wire-format.ts'

describe('the format of a request', () => {
  test('a path parameter cannot add parts to the path', () => {
    expect(fillPath('/users/:id/projects', { id: '../admin?x' })).toBe('/users/..%2Fadmin%3Fx/projects')
  })

  test('the address of a request has the prefix of the API, the filled path and the query', () => {
    const endpoint = { url: '/resumes/:id/pdf' }
    expect(addressOf(endpoint, { id: 'ivan-1f' })).toBe('/api/v1/resumes/ivan-1f/pdf')
    expect(addressOf(endpoint, { id: 12 }, { v: 'ab' })).toBe('/api/v1/resumes/12/pdf?v=ab')
  })

  test('a list in a query repeats its name, and absent or empty values are left out', () => {
    expect(toQueryString({ category_id: [1, 2], page: 3, name: '', user_id: undefined, date: null })).toBe(
      '?category_id=1&category_id=2&page=3',
    )
    expect(toQueryString(undefined)).toBe('')
  })

  test('the body of a form has lists with [], an empty text for null, and the file', () => {
    const form = toFormData(
      { role_ids: [4, 5], salary: null, position: undefined },
      'avatar',
      new Blob(['x']),
    )
    expect(form.getAll('role_ids[]')).toEqual(['4', '5'])
    expect(form.get('salary')).toBe('')
    expect(form.has('position')).toBe(false)
    expect(form.get('avatar')).toBeInstanceOf(Blob)
  })

  test('the same input keeps its key until it is answered', async () => {
    const keys = createIdempotencyKeys('/records')
    const sent: string[] = []
    const lose = (key: string) => {
      sent.push(key)
      return Promise.reject(new NetworkError('no answer'))
    }
    const answer = async (key: string) => sent.push(key)
    await expect(keys.during({ hours: 8 }, lose)).rejects.toThrow('no answer')
    await expect(keys.during({ hours: 7 }, lose)).rejects.toThrow('no answer')
    await keys.during({ hours: 8 }, answer)
    await keys.during({ hours: 8 }, answer)
    const [first, other, repeat, later] = sent
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(repeat).toBe(first)
    expect(other).not.toBe(first)
    expect(later, 'a further record of the same content').not.toBe(first)
  })

  test('two equal inputs that are sent at once have different keys', async () => {
    const keys = createIdempotencyKeys('/records')
    const sent: string[] = []
    const answer = async (key: string) => sent.push(key)
    await Promise.all([keys.during({ hours: 8 }, answer), keys.during({ hours: 8 }, answer)])
    expect(new Set(sent).size).toBe(2)
  })

  test('the same fields with another file get another key', async () => {
    const keys = createIdempotencyKeys('/requests')
    const sent: string[] = []
    const lose = (key: string) => {
      sent.push(key)
      return Promise.reject(new NetworkError('no answer'))
    }
    const photo = (name: string) => ({ file: new File(['photo'], name, { lastModified: 1 }) })
    for (const name of ['first.png', 'second.png', 'first.png'])
      await expect(keys.during(photo(name), lose)).rejects.toThrow('no answer')
    const [first, second, repeat] = sent
    expect(second).not.toBe(first)
    expect(repeat).toBe(first)
  })

  test('a refused input gets another key', async () => {
    const keys = createIdempotencyKeys('/records')
    const sent: string[] = []
    const refuse = (key: string) => {
      sent.push(key)
      const message = 'A day has at most 24 hours'
      const said = { facts: {}, error: message, message, messages: [message], errors: {}, codes: {} }
      return Promise.reject(new ApiError({ statusCode: 422, code: 'records.day_full', ...said }))
    }
    await expect(keys.during({ hours: 8 }, refuse)).rejects.toThrow()
    await expect(keys.during({ hours: 8 }, refuse)).rejects.toThrow()
    expect(new Set(sent).size).toBe(2)
  })
})
