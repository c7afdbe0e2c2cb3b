import { portal } from '@portal/contract/portal'
import { defaultSignificate, type Significate } from '@portal/domain/candidates/candidates'
import type { PortalApp } from '../../http/portal-app.ts'
import type { Deps } from '../deps.ts'
import { listDemoAccounts } from './list-demo-accounts.ts'

type Options = {
  demo: boolean
  companyName?: string | undefined
  newCandidateState?: Significate | undefined
}

export function portalRoutes(app: PortalApp, deps: Deps, options: Options): void {
  app.route({
    ...portal.show,
    handler: async ({ actor }) => ({
      time_zone: deps.clock.timeZone,
      today: deps.clock.today(),
      signed_in: actor !== undefined,
      company_name: options.companyName ?? null,
      new_candidate_state: options.newCandidateState ?? defaultSignificate,
      mail: deps.mail.isSetUp,
      demo_accounts: options.demo ? await listDemoAccounts(deps) : [],
    }),
  })
}
