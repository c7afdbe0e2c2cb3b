import { secondFactors } from '@portal/contract/accounts/second-factors'
import { actorOf } from '../../http/access/access.ts'
import { clientAddress, countedAddress } from '../../http/access/client-address.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { targetOf } from '../../http/versions/row-versions.ts'
import type { Deps } from '../deps.ts'
import { renewRecoveryCodes, showOwnFactors } from './own-factors.ts'
import { addPasskey, offerNewPasskey, removePasskey, renamePasskey } from './own-passkeys.ts'
import { confirmTotp, removeTotp, startTotp } from './own-totp.ts'

export function secondFactorsRoutes(app: PortalApp, deps: Deps): void {
  app.route({ ...secondFactors.show, handler: (request) => showOwnFactors(deps, actorOf(request)) })
  app.route({ ...secondFactors.startTotp, handler: (request) => startTotp(deps, actorOf(request)) })
  app.route({
    ...secondFactors.confirmTotp,
    handler: (request) => confirmTotp(deps, actorOf(request), request.body.code),
  })
  app.route({ ...secondFactors.removeTotp, handler: (request) => removeTotp(deps, actorOf(request)) })
  app.route({
    ...secondFactors.passkeyOptions,
    handler: (request) => offerNewPasskey(deps, actorOf(request), countedAddress(clientAddress(request))),
  })
  app.route({
    ...secondFactors.addPasskey,
    handler: (request) => addPasskey(deps, actorOf(request), request.body),
  })
  app.route({
    ...secondFactors.renamePasskey,
    handler: (request) => renamePasskey(deps, actorOf(request), targetOf(request), request.body.name),
  })
  app.route({
    ...secondFactors.removePasskey,
    handler: (request) => removePasskey(deps, actorOf(request), targetOf(request)),
  })
  app.route({
    ...secondFactors.renewRecoveryCodes,
    handler: (request) => renewRecoveryCodes(deps, actorOf(request)),
  })
}
