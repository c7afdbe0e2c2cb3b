import { Button } from '@mantine/core'
import { type Passkey, passkey as passkeyRow, secondFactors } from '@portal/contract/accounts/second-factors'
import { maxPasskeys } from '@portal/domain/people/second-factors'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { useSessionRefresh } from '../../../reference/accounts/use-session-refresh.ts'
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx'
import { useRowOfDraft } from '../../../shared/forms/use-draft.ts'
import { RowAction, RowActions } from '../../../shared/lists/cells/cells.tsx'
import { MomentText } from '../../../shared/lists/cells/moment-text.tsx'
import { FactItem, FactItems } from '../../../shared/lists/fact-items.tsx'
import { SectionPart } from '../../../shared/page/section-part.tsx'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import type { FactorPart } from '../factor-part.ts'
import shared from '../second-factors.module.css'
import { useNoPasskeysReason, usePasskeyHint } from './passkey-place.ts'

const RenamePasskeyDialog = lazyPart(() =>
  import('./rename-passkey-dialog.tsx').then((file) => file.RenamePasskeyDialog),
)

/** The passkeys of the account, to add, rename and remove. */
export function PasskeysPart({ factors: { passkeys }, isLast, isLastKept, setUps }: FactorPart) {
  const remove = useApiMutation(secondFactors.removePasskey)
  const refreshSession = useSessionRefresh()
  const [renamed, setRenamed] = useRowOfDraft('passkeys.rename', passkeyRow)
  const [removed, setRemoved] = useState<Passkey>()
  return (
    <SectionPart title={t.passkeys.title} hint={usePasskeyHint()}>
      {passkeys.length > 0 && (
        <FactItems>
          {passkeys.map((one) => (
            <PasskeyItem
              key={one.id}
              passkey={one}
              isKept={isLastKept}
              onRename={() => setRenamed(one)}
              onRemove={() => setRemoved(one)}
            />
          ))}
        </FactItems>
      )}
      <AddPasskey isFull={passkeys.length >= maxPasskeys} onClick={setUps.addPasskey} />
      {renamed && <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(undefined)} />}
      {removed && (
        <ConfirmDialog
          title={t.passkeys.removeTitle}
          text={t.passkeys.removeText(removed.name, isLast)}
          confirmLabel={t.secondFactors.remove}
          onConfirm={async () => {
            await remove.mutateAsync({ params: { id: removed.id }, ifMatch: removed.version })
            toastSuccess(t.passkeys.removed, { thing: removed.name })
            await refreshSession()
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </SectionPart>
  )
}

type AddProps = { isFull: boolean; onClick: () => void }

/** The button that adds one, or why there is none. */
function AddPasskey({ isFull, onClick }: AddProps) {
  const reasonId = useId()
  const noPasskeys = useNoPasskeysReason()
  if (noPasskeys !== undefined) return <p className={shared.note}>{noPasskeys}</p>
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={isFull}
        aria-describedby={isFull ? reasonId : undefined}
        onClick={onClick}
      >
        {t.passkeys.add}
      </Button>
      {isFull && (
        <p id={reasonId} className={shared.note}>
          {t.passkeys.tooMany}
        </p>
      )}
    </>
  )
}

type ItemProps = { passkey: Passkey; isKept: boolean; onRename: () => void; onRemove: () => void }

const PasskeyItem = ({
  passkey: { name, created_at, last_used_at },
  isKept,
  onRename,
  onRemove,
}: ItemProps) => (
  <FactItem
    name={name}
    facts={
      <>
        <span>
          {t.passkeys.addedOn} <MomentText at={created_at} />
        </span>
        {last_used_at === null ? (
          <span>{t.passkeys.neverUsed}</span>
        ) : (
          <span>
            {t.passkeys.lastUsed} <MomentText at={last_used_at} />
          </span>
        )}
      </>
    }
    acts={
      <RowActions>
        <RowAction
          label={t.passkeys.rename(name)}
          icon={<IconPencil size={18} aria-hidden />}
          onClick={onRename}
        />
        <RowAction
          label={t.passkeys.remove(name)}
          icon={<IconTrash size={18} aria-hidden />}
          refusal={isKept ? t.secondFactors.lastKept : undefined}
          onClick={onRemove}
        />
      </RowActions>
    }
  />
)
