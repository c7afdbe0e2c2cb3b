import * as z from 'zod/mini'
import { forgetStored, readStored, writeStored } from '../browser/browser-storage.ts'
import { draftPrefix } from '../browser/stored-drafts.ts'
import { ApiError } from './api-errors.ts'

/** 128 random bits as hex. `crypto.randomUUID` is missing where the portal is served without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const unanswered = z.array(z.object({ content: z.string(), key: z.string() }))

/**
 * Gives each input a key until the server has answered. An input that got no answer keeps its key, also over a reload
 * of the page, so that sending it again creates nothing twice. Two equal inputs that are sent at once get different keys.
 */
export function createIdempotencyKeys(url: string) {
  const place = `${draftPrefix}keys.${url}`
  const underWay = new Set<string>()
  let waiting = readStored(place, unanswered, 'tab') ?? []
  const without = (key: string) => waiting.filter((entry) => entry.key !== key)
  const keep = (entries: z.output<typeof unanswered>) => {
    waiting = entries
    if (entries.length === 0) forgetStored(place, 'tab')
    else writeStored(place, entries, 'tab')
  }
  return {
    /** Runs `send` with the key of `input`; throws what it throws. */
    async during<Answer>(input: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> {
      const content = JSON.stringify(input, fileAsText) ?? ''
      const known = waiting.find((entry) => entry.content === content && !underWay.has(entry.key))
      const key = known?.key ?? randomKey()
      keep([...without(key), { content, key }])
      underWay.add(key)
      try {
        const answer = await send(key)
        keep(without(key))
        return answer
      } catch (error) {
        if (isRefusal(error)) keep(without(key))
        throw error
      } finally {
        underWay.delete(key)
      }
    },
  }
}

/**
 * Writes a file as its name, size and time of change. Files would all be `{}`, so that another file would be sent with
 * the key of the first.
 */
const fileAsText = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

/** Whether the server has surely created nothing. After a 5xx, perhaps of a proxy, that is not certain. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500
