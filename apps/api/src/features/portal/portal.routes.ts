import { portal } from '@portal/contract/portal'
import { hasPasskeys } from '../../config/sign-in-settings.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { mailingOf } from '../../mail/mailing.ts'
import type { Deps } from '../deps.ts'
import { listDemoAccounts } from './list-demo-accounts.ts'

type Options = {
  /** Where people sign out of the provider of single sign-on; null where that is not known. */
  signOutUrl: () => string | null
}

export function portalRoutes(app: PortalApp, deps: Deps, { signOutUrl }: Options): void {
  const { config } = deps
  app.route({
    ...portal.show,
    handler: async ({ actor }) => ({
      time_zone: deps.clock.timeZone,
      today: deps.clock.today(),
      signed_in: actor !== undefined,
      company_name: config.companyName ?? null,
      new_candidate_state: config.newCandidateState,
      mail: mailingOf(config).isSetUp,
      oidc: config.oidc === undefined ? null : { label: config.oidc.label, sign_out_url: signOutUrl() },
      password_sign_in: config.passwordSignIn,
      passkeys: hasPasskeys(config.publicUrl),
      demo_accounts: config.demo ? await listDemoAccounts(deps) : [],
    }),
  })
}
