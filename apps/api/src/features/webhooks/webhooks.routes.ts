import { webhooks } from '@portal/contract/webhooks'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { targetOf } from '../../http/versions/row-versions.ts'
import type { Deps } from '../deps.ts'
import type { Reach } from './check-address.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { listDeliveries } from './deliveries/list-deliveries.ts'
import { retryDelivery, sendTest } from './deliveries/send-deliveries.ts'
import { renewSecret } from './renew-secret.ts'
import { updateWebhook } from './update-webhook.ts'
import { presentWebhook } from './webhooks.presenter.ts'
import { listWebhookRows } from './webhooks.store.ts'

export function webhooksRoutes(app: PortalApp, deps: Deps, reach: Reach): void {
  app.route({
    ...webhooks.list,
    handler: async (request) =>
      (await listWebhookRows(deps.db)).map((row) => presentWebhook(actorOf(request), row)),
  })
  app.route({
    ...webhooks.create,
    handler: (request) => createWebhook(deps, reach, actorOf(request), request.body),
  })
  app.route({
    ...webhooks.update,
    handler: (request) => updateWebhook(deps, reach, actorOf(request), targetOf(request), request.body),
  })
  app.route({
    ...webhooks.remove,
    handler: (request) => deleteWebhook(deps, actorOf(request), targetOf(request)),
  })
  app.route({
    ...webhooks.renewSecret,
    handler: (request) => renewSecret(deps, actorOf(request), request.params.id),
  })
  app.route({
    ...webhooks.test,
    handler: (request) => sendTest(deps, actorOf(request), request.params.id),
  })
  app.route({
    ...webhooks.deliveries,
    handler: (request) => listDeliveries(deps, request.params.id, request.query),
  })
  app.route({
    ...webhooks.retry,
    handler: (request) => retryDelivery(deps, actorOf(request), request.params),
  })
}
