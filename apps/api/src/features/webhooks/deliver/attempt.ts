import { englishDeliveries } from '@portal/words/webhooks'
import { type CheckedAddress, checkAddress, type Reach } from '../check-address.ts'
import { bodyOf, messageIdOf } from './delivery-content.ts'
import type { DueDelivery } from './due-deliveries.store.ts'
import { answerWithinMs, noAnswer, type Result, sendRequest } from './send-request.ts'
import { signedHeaders } from './signature.ts'

type Attempt = {
  reach: Reach
  portal: Parameters<typeof bodyOf>[1]
  now: Date
  /** Cuts the attempt. */
  signal: AbortSignal
}

/** Sends a delivery once, within ten seconds, to an address that was checked just before. */
export async function attemptDelivery(
  delivery: DueDelivery,
  { reach, portal, now, signal }: Attempt,
): Promise<Result> {
  const body = bodyOf(delivery, portal)
  if (body === undefined) return { status: null, failure: englishDeliveries.entryGone, isFinal: true }
  const within = AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)])
  const send = async (): Promise<Result> => {
    const checked = await checkAddress(delivery.url, reach)
    if ('fault' in checked) return { status: null, failure: whyNot(checked), isFinal: false }
    const id = messageIdOf(portal, delivery)
    const headers =
      delivery.format === 'standard' ? signedHeaders({ id, body, secret: delivery.secret, at: now }) : {}
    return sendRequest({ url: delivery.url, headers, body, addresses: checked.addresses }, within)
  }
  // A name that is asked for cannot be cut.
  return (await Promise.race([send(), untilAborted(within)])) ?? noAnswer
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(undefined), { once: true }),
  )

/** The same faults as when the address was made, which may have begun since. */
function whyNot({ fault, host }: Extract<CheckedAddress, { fault: unknown }>): string {
  if (fault === 'https_only') return englishDeliveries.httpsOnly
  return fault === 'unknown_host'
    ? englishDeliveries.unknownHost(host)
    : englishDeliveries.privateAddress(host)
}
