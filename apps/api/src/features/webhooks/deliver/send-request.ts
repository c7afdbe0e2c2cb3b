import http, { type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { webhookLimits } from '@portal/domain/webhooks'
import { englishDeliveries } from '@portal/words/webhooks'
import type { HostAddress } from '../check-address.ts'

const kilobytes = webhookLimits.maxBytes / 1024

export type Outgoing = {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  /** The addresses that were checked: no other is connected to. */
  addresses: readonly HostAddress[]
}

/** What an attempt came to. A failure that is `final` would be the same at every further attempt. */
export type Result =
  | { status: number; failure?: undefined }
  | { status: number | null; failure: string; isFinal: boolean }

/** How long a receiver may take, from the question for its name to the end of its answer. */
export const answerWithinMs = 10_000

export const noAnswer: Result = {
  status: null,
  failure: englishDeliveries.noAnswer(answerWithinMs / 1000),
  isFinal: false,
}

/** Sends one request by a connection of its own, and follows no redirect. */
export async function sendRequest(
  { url, headers, body, addresses }: Outgoing,
  signal: AbortSignal,
): Promise<Result> {
  if (Buffer.byteLength(body) > webhookLimits.maxBytes) {
    return { status: null, failure: englishDeliveries.longBody(kilobytes), isFinal: true }
  }
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'staff-portal-webhooks',
    },
    lookup: lookupOf(addresses),
    signal,
  }
  const { request } = url.startsWith('https:') ? https : http
  return new Promise((resolve) => {
    request(url, options, (response) => void readAnswer(response).then(resolve, fail))
      .on('error', fail)
      .end(body)
    function fail(error: unknown) {
      resolve(signal.aborted ? noAnswer : { status: null, failure: sentenceOf(error), isFinal: false })
    }
  })
}

/** Answers what was checked in place of asking for the name again. */
const lookupOf =
  (addresses: readonly HostAddress[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first] = addresses
    if (all) callback(null, [...addresses])
    else callback(null, first?.address ?? '', first?.family)
  }

async function readAnswer(response: IncomingMessage): Promise<Result> {
  const { statusCode: status = 0 } = response
  let bytes = 0
  for await (const chunk of response) {
    bytes += chunk.length
    if (bytes > webhookLimits.maxBytes) {
      response.destroy()
      return { status, failure: englishDeliveries.longAnswer(kilobytes), isFinal: false }
    }
  }
  if (status >= 200 && status < 300) return { status }
  const isRedirect = status >= 300 && status < 400
  const failure = isRedirect ? englishDeliveries.redirect(status) : englishDeliveries.status(status)
  return { status, failure, isFinal: isRefusal(status) }
}

/** Answers that a further attempt would not change; 408 and 429 ask for one. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

const certificateFaults = /CERT|SIGNATURE|SELF_SIGNED|CRL/

function sentenceOf(error: unknown): string {
  const { code: codeOfError, name } = Object(error)
  const code = String(codeOfError ?? name)
  if (code === 'ECONNREFUSED') return englishDeliveries.refused
  if (code === 'ECONNRESET' || code === 'EPIPE') return englishDeliveries.cut
  return certificateFaults.test(code)
    ? englishDeliveries.certificate(code)
    : englishDeliveries.connection(code)
}
