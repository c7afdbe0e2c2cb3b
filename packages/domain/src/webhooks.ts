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
