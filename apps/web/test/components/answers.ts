import { vi } from 'vitest'

type Sent = { method: string; url: string; body: unknown; version: string | null }
type Reply = Response | Promise<Response>

/** Answers the requests of a test one after the other, and returns what was sent. */
export function answer(...answers: (() => Reply)[]): Sent[] {
  const sent = answerBy(({ method, url }) => {
    const next = answers[sent.length - 1]
    if (!next) throw new Error(`The test does not answer ${method} ${url} any more`)
    return next()
  })
  return sent
}

/** The names of everyone, which every list of people reads for the portraits. No test is about that request. */
const portraits = '/users/names'

/** Answers each request of a test by what was sent, as a query needs that may ask again; returns what was sent. */
export function answerBy(reply: (request: Sent) => Reply): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit) => {
    if (url.endsWith(portraits)) return Response.json([])
    const version = new Headers(headers).get('if-match')
    const request = { method, url, body: typeof body === 'string' ? JSON.parse(body) : body, version }
    sent.push(request)
    return reply(request)
  })
  return sent
}

type Refusal = {
  status: number
  code: string
  message: string
  errors?: object
  current?: unknown
  /** What stands beside the envelope. */
  beside?: object
}

/** The server's envelope of a refusal. */
export const refusal = ({ status, code, message, errors = {}, current, beside }: Refusal) =>
  Response.json(
    { statusCode: status, code, error: message, message, messages: [message], errors, current, ...beside },
    { status },
  )
