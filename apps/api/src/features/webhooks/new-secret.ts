import { randomBytes } from 'node:crypto'

/** A secret of 256 random bits, as Standard Webhooks writes it. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`
