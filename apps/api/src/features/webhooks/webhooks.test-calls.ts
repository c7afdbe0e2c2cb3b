import type { TestApp } from '../../../test/app.ts'
import { changing, noChanges, plain } from '../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'
import { buildDelivery, buildWebhook, publicAddress } from '../../../test/factories/webhook.ts'
import { webhooks } from '../../db/schema/webhooks.ts'

// Its own changes are no deliveries to it, which would differ between two answers.
const anyWebhook = ({ db }: TestApp) => buildWebhook(db, { events: ['records'] })
const idOfAny = async (api: TestApp) => ({ id: (await anyWebhook(api)).id })

export const testCalls: TestCalls = {
  validRequests: {
    'GET /webhooks': plain,
    'POST /webhooks': async ({ db }) => {
      // The portal has at most 50.
      await db.delete(webhooks)
      return { body: { url: publicAddress, events: ['records'], format: 'standard', active: true } }
    },
    'PUT /webhooks/:id': changing(idOfAny, () => ({ format: 'text' })),
    'DELETE /webhooks/:id': idOfAny,
    'POST /webhooks/:id/secret': idOfAny,
    'POST /webhooks/:id/test': idOfAny,
    'GET /webhooks/:id/deliveries': idOfAny,
    'POST /webhooks/:id/deliveries/:delivery_id/retry': async ({ db }) => {
      const { id } = await buildWebhook(db)
      const delivery = await buildDelivery(db, { webhook_id: id })
      return { params: { id: String(id), delivery_id: String(delivery.id) } }
    },
  },
  changingCalls: {
    'PUT /webhooks/:id': {
      build: anyWebhook,
      changes: () => [{ format: 'text' }, { active: false }],
      everyField: () => ({
        url: { url: `${publicAddress}/other` },
        events: { events: ['projects'] },
        format: { format: 'text' },
        active: { active: false },
      }),
    },
    'DELETE /webhooks/:id': { build: anyWebhook, changes: noChanges },
  },
}
