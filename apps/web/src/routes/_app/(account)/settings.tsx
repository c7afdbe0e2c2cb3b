import { accessTokens } from '@portal/contract/accounts/access-tokens'
import { sessions } from '@portal/contract/accounts/sessions'
import { createFileRoute } from '@tanstack/react-router'
import { q } from '../../../api/query.ts'
import { AccessTokensSection } from '../../../features/access-tokens/access-tokens-section.tsx'
import { ownFactors } from '../../../features/second-factors/own-factors.ts'
import { SecondFactorsParts } from '../../../features/second-factors/second-factors-parts.tsx'
import { SettingsPage } from '../../../features/settings/settings-page.tsx'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/(account)/settings')({
  staticData: { access: 'signedIn', title: t.pageTitles.settings, width: 'form' },
  // These are as high as their content; the page waits for them, so that the sections below do not move.
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(ownFactors),
      queryClient.prefetchQuery(q(sessions.list)),
      queryClient.prefetchQuery(q(accessTokens.list)),
    ]),
  component: () => <SettingsPage SecondFactors={SecondFactorsParts} AccessTokens={AccessTokensSection} />,
})
