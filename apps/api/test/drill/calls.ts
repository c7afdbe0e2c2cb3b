import * as z from 'zod/mini'

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path below `/api/v1`. */
  path: string
  token?: string
  headers?: Record<string, string>
  body?: FormData | object
}

export type Answer = { status: number; body: Buffer }

/** The portal takes less time than this for any answer. */
const maxMs = 60_000

/** Sends the call. Resolves with undefined when the connection broke before the whole answer had arrived. */
export async function send(url: string, call: Call): Promise<Answer | undefined> {
  try {
    return await exchange(url, call)
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      throw new Error(`${nameOf(call)} was not answered within ${maxMs / 1000} s`)
    }
    return undefined
  }
}

async function exchange(url: string, { method, path, token, headers = {}, body }: Call): Promise<Answer> {
  const isForm = body instanceof FormData
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      ...headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined || isForm ? (body ?? null) : JSON.stringify(body),
    signal: AbortSignal.timeout(maxMs),
  })
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
}

/** Sends the call and returns the content of its answer, which must be 200 or 201. */
export async function ask<Content>(
  url: string,
  call: Call,
  schema: z.ZodMiniType<Content>,
): Promise<Content> {
  const answer = await send(url, call)
  if (answer === undefined) throw new Error(`${nameOf(call)}: the connection broke`)
  return contentOf(call, answer, schema)
}

export function contentOf<Content>(call: Call, answer: Answer, schema: z.ZodMiniType<Content>): Content {
  if (answer.status !== 200 && answer.status !== 201) throw unexpected(call, answer)
  return z.parse(schema, JSON.parse(answer.body.toString()))
}

export const unexpected = (call: Call, { status, body }: Answer) =>
  new Error(`${nameOf(call)} answered ${status}: ${body.toString().slice(0, 500)}`)

const nameOf = ({ method, path }: Call) => `${method} ${path}`
