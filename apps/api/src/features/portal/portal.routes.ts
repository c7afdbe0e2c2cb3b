import { portal } from '@portal/contract/portal'
import type { Deps } from '../../deps.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { listDemoAccounts } from './list-demo-accounts.ts'

type Options = { demo: boolean; companyName?: string | undefined }

export function portalRoutes(app: PortalApp, deps: Deps, options: Options): void {
  app.route({
    ...portal.show,
    handler: async ({ actor }) => ({
      time_zone: deps.clock.timeZone,
      today: deps.clock.today(),
      signed_in: actor !== undefined,
      company_name: options.companyName ?? null,
      demo_accounts: options.demo ? await listDemoAccounts(deps) : [],
    }),
  })
}
