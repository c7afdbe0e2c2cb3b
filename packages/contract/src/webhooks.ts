import { storedLine } from '@portal/domain/texts/stored'
import {
  deliveryStates,
  readWebhookUrl,
  webhookEvents,
  webhookFormats,
  webhookLimits,
} from '@portal/domain/webhooks'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { boundedList } from './shared/bounds.ts'
import { atMost, booleanInput, id, idInput, idParams, moment, noContent, version } from './shared/fields.ts'
import { count, pageInput, pages } from './shared/paging.ts'
import { route } from './shared/route.ts'

const state = z.enum(deliveryStates)

export const webhook = z.object({
  id,
  version,
  url: z.string(),
  /** Features whose acts are sent; none means all. */
  events: z.array(z.string()),
  format: z.enum(webhookFormats),
  active: z.boolean(),
  /** Since when no delivery was taken; null while they are. */
  failing_since: z.nullable(moment),
  /** The newest delivery of the last 30 days. */
  last_delivery: z.nullable(z.object({ state, created_at: moment })),
  can: z.object({ update: z.boolean(), delete: z.boolean(), send: z.boolean() }),
})
export type Webhook = z.infer<typeof webhook>

const newWebhook = z.extend(webhook, {
  /** Shown this once. */
  secret: z.string(),
})

const url = z.pipe(
  z
    .string()
    .check(
      z.overwrite(storedLine),
      z.minLength(1, failing('input.required')),
      ...atMost(webhookLimits.url),
      z.meta({ format: 'uri' }),
    ),
  z.transform((typed, context): string => {
    const read = readWebhookUrl(typed)
    if ('url' in read && read.url.length <= webhookLimits.url) return read.url
    const message = failing('fault' in read ? faults[read.fault] : 'input.web_address')
    context.issues.push({ code: 'custom', input: typed, message })
    return z.NEVER
  }),
)
const faults = { address: 'input.web_address', user: 'webhooks.address_with_user' } as const

const events = z.pipe(
  boundedList(z.enum(webhookEvents, failing('webhooks.unknown_event')), 100),
  z.transform((chosen) => webhookEvents.filter((event) => chosen.includes(event))),
)

export const webhookInput = z.object({
  url,
  events,
  format: z.enum(webhookFormats),
  active: booleanInput,
})
export type WebhookInput = z.output<typeof webhookInput>

export const webhookChanges = z.partial(webhookInput)
export type WebhookChanges = z.output<typeof webhookChanges>

export const delivery = z.object({
  id,
  /** The act that it tells. */
  type: z.string(),
  state,
  attempts: z.int(),
  /** What the receiver answered last; null where it did not answer. */
  status: z.nullable(z.int()),
  last_error: z.nullable(z.string()),
  created_at: moment,
  sent_at: z.nullable(moment),
})
export type Delivery = z.infer<typeof delivery>

const deliveriesQuery = z.object({ page: z.optional(pageInput) })
const deliveryParams = z.object({ id: idInput, delivery_id: idInput })

export const tags = { webhooks: 'Receivers of what people do, and what was sent to them' }

export const webhooks = {
  list: route({
    method: 'GET',
    url: '/webhooks',
    access: 'adminOnly',
    noTokens: true,
    summary: 'Webhooks, oldest first',
    schema: { response: { 200: z.array(webhook) } },
  }),
  create: route({
    method: 'POST',
    url: '/webhooks',
    access: 'adminOnly',
    noTokens: true,
    refuses: [409],
    summary: 'Add a webhook, at most 50; the answer shows its secret, once',
    schema: { body: webhookInput, response: { 201: newWebhook } },
  }),
  update: route({
    method: 'PUT',
    url: '/webhooks/:id',
    access: 'adminOnly',
    noTokens: true,
    changes: webhook,
    summary: 'Change a webhook; fields that are left out stay. Switched off, what waits for it fails',
    schema: { params: idParams, body: webhookChanges, response: { 200: webhook } },
  }),
  remove: route({
    method: 'DELETE',
    url: '/webhooks/:id',
    access: 'adminOnly',
    noTokens: true,
    changes: webhook,
    summary: 'Delete a webhook with its deliveries',
    schema: { params: idParams, response: { 204: noContent } },
  }),
  renewSecret: route({
    method: 'POST',
    url: '/webhooks/:id/secret',
    access: 'adminOnly',
    noTokens: true,
    refuses: [404],
    summary: 'Replace the secret at once; the answer shows the new one, once',
    schema: { params: idParams, response: { 201: z.object({ secret: z.string() }) } },
  }),
  test: route({
    method: 'POST',
    url: '/webhooks/:id/test',
    access: 'adminOnly',
    noTokens: true,
    refuses: [404, 409],
    summary: 'Send a test; 409 where the webhook is switched off',
    schema: { params: idParams, response: { 202: noContent } },
  }),
  deliveries: route({
    method: 'GET',
    url: '/webhooks/:id/deliveries',
    access: 'adminOnly',
    noTokens: true,
    refuses: [404],
    summary: 'Deliveries of the last 30 days, newest first, 20 to a page',
    schema: {
      params: idParams,
      querystring: deliveriesQuery,
      response: { 200: z.object({ deliveries: z.array(delivery), pages, count }) },
    },
  }),
  retry: route({
    method: 'POST',
    url: '/webhooks/:id/deliveries/:delivery_id/retry',
    access: 'adminOnly',
    noTokens: true,
    refuses: [404, 409],
    summary: 'Send a delivery again, under its id; 409 where the webhook is switched off',
    schema: { params: deliveryParams, response: { 204: noContent } },
  }),
}
