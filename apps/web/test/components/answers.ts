import { vi } from 'vitest'

type Sent = { method: string; url: string; body: unknown; version: string | null }

/** Answers the requests of a test one after the other, and returns what was sent. */
export function answer(...answers: (() => Response | Promise<Response>)[]): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit) => {
    const version = new Headers(headers).get('if-match')
    sent.push({ method, url, body: typeof body === 'string' ? JSON.parse(body) : body, version })
    const next = answers[sent.length - 1]
    if (!next) throw new Error(`The test does not answer ${method} ${url} any more`)
    return next()
  })
  return sent
}

type Refusal = { status: number; code: string; message: string; errors?: object; current?: unknown }

/** The server's envelope of a refusal. */
export const refusal = ({ status, code, message, errors = {}, current }: Refusal) =>
  Response.json(
    { statusCode: status, code, error: message, message, messages: [message], errors, current },
    { status },
  )
