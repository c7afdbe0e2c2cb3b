import type { AccessToken } from '@portal/contract/accounts/access-tokens'
import { IconPlugOff } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../messages/messages.ts'
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx'
import { DayText, RowAction } from '../../shared/lists/cells/cells.tsx'
import { MomentText } from '../../shared/lists/cells/moment-text.tsx'
import { FactItem, FactItems } from '../../shared/lists/fact-items.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'

const icon = <IconPlugOff size={18} aria-hidden />

type Props = { tokens: readonly AccessToken[]; onEnd: (token: AccessToken) => Promise<unknown> }

/** Access tokens of a person, each of which can be ended. */
export function TokenItems({ tokens, onEnd }: Props) {
  const [asked, setAsked] = useState<AccessToken>()
  return (
    <>
      <FactItems>
        {tokens.map((token) => (
          <FactItem
            key={token.id}
            name={token.name}
            facts={<TokenFacts token={token} />}
            acts={
              <RowAction
                label={t.accessTokens.endOf(token.name)}
                icon={icon}
                onClick={() => setAsked(token)}
              />
            }
          />
        ))}
      </FactItems>
      {asked && (
        <ConfirmDialog
          title={t.accessTokens.endTitle}
          text={t.accessTokens.endText(asked.name)}
          confirmLabel={t.accessTokens.end}
          icon={icon}
          onConfirm={async () => {
            await onEnd(asked)
            toastSuccess(t.accessTokens.ended, { thing: asked.name })
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

const TokenFacts = ({ token }: { token: AccessToken }) => (
  <>
    <span>{t.accessTokens.scopes[token.scope]}</span>
    {token.salary_files && <span>{t.accessTokens.salaryFiles}</span>}
    <span>
      {t.accessTokens.until} <DayText day={token.expires_on} />
    </span>
    {token.last_used_at === null ? (
      <span>{t.accessTokens.neverUsed}</span>
    ) : (
      <span>
        {t.accessTokens.used} <MomentText at={token.last_used_at} />
        {token.last_address !== null && ` ${t.accessTokens.usedFrom} ${token.last_address}`}
      </span>
    )}
  </>
)
