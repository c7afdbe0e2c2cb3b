import { accessTokens } from '@portal/contract/accounts/access-tokens'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import type { Deps } from '../deps.ts'
import { createAccessToken } from './create-access-token.ts'
import { endAccessToken } from './end-access-token.ts'
import { listAccessTokens } from './list-access-tokens.ts'

export function accessTokensRoutes(app: PortalApp, deps: Deps): void {
  app.route({
    ...accessTokens.list,
    handler: (request) => listAccessTokens(deps, actorOf(request), actorOf(request).id),
  })
  app.route({
    ...accessTokens.create,
    handler: (request) => createAccessToken(deps, actorOf(request), request.body),
  })
  app.route({
    ...accessTokens.remove,
    handler: (request) => {
      const actor = actorOf(request)
      return endAccessToken(deps, actor, { user_id: actor.id, id: request.params.id })
    },
  })
  app.route({
    ...accessTokens.listOf,
    handler: (request) => listAccessTokens(deps, actorOf(request), request.params.id),
  })
  app.route({
    ...accessTokens.removeOf,
    handler: (request) => {
      const { id: user_id, token_id: id } = request.params
      return endAccessToken(deps, actorOf(request), { user_id, id })
    },
  })
}
