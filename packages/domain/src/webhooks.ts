import { type ActFeature, verbsOfActs } from './trail/acts.ts'

export const webhookFormats = ['standard', 'text'] as const
export type WebhookFormat = (typeof webhookFormats)[number]

/** `sent` was taken by the receiver; `failed` was refused or not taken for two days. */
export const deliveryStates = ['waiting', 'sent', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const webhookLimits = {
  url: 2000,
  /** Webhooks of the portal. */
  count: 50,
  /** Bytes of a request and of what is read of an answer. */
  maxBytes: 64 * 1024,
  /** Characters of what is kept of a failure. */
  error: 300,
} as const

const isFeature = (text: string): text is ActFeature => Object.hasOwn(verbsOfActs, text)

/** What a webhook may choose: the features of acts. None chosen means all. */
export const webhookEvents: readonly ActFeature[] = Object.keys(verbsOfActs).filter(isFeature)

/** The type of a delivery that an admin asks for to see whether it arrives. It tells no act. */
export const testDelivery = 'webhooks.test'

const withUser = /^[a-z]+:[/\\]*[^/?#\\]*@/i

type AddressFault = 'address' | 'user'

/**
 * The address of a webhook as it is stored, or what is wrong with it. Only https and http are addresses of the web; one
 * with a user would hold a password that logs and headers repeat.
 */
export function readWebhookUrl(typed: string): { url: string } | { fault: AddressFault } {
  const url = URL.parse(typed)
  if (url === null || !/^https?:\/\//i.test(typed)) return { fault: 'address' }
  if (withUser.test(typed) || url.username !== '' || url.password !== '') return { fault: 'user' }
  url.hash = ''
  return { url: url.href }
}
