import { createHmac } from 'node:crypto'

type Signed = { id: string; body: string; secret: string; at: Date }

/** The headers of Standard Webhooks, with the signature over id, moment and body. */
export function signedHeaders({ id, body, secret, at }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
