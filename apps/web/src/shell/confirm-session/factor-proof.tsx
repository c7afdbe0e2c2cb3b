import { Button } from '@mantine/core'
import { secondFactors } from '@portal/contract/accounts/second-factors'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { q } from '../../api/query.ts'
import { canHavePasskeys } from '../../browser/passkeys.ts'
import { t } from '../../messages/messages.ts'
import { DialogFooter } from '../../shared/dialogs/dialog-footer.tsx'
import { BusyButton } from '../../shared/forms/busy-button.tsx'
import { PlainErrorNotice } from '../../shared/notices/plain-error-notice.tsx'
import { CodeField } from '../../shared/passwords/code-field.tsx'
import { PagePending } from '../screens/page-pending.tsx'
import styles from './confirm-session-dialog.module.css'
import { PasskeyProof } from './passkey-proof.tsx'
import { PasswordProof } from './password-proof.tsx'
import { type FactorConfirm, useFactorConfirm } from './use-factor-confirm.ts'

const root = getRouteApi(rootRouteId)

type Props = { onConfirmed: () => void; onClose: () => void }

/** Confirms by a code or a passkey, whichever the person has now. */
export function FactorProof(props: Props) {
  const offersPasskeys = root.useRouteContext({ select: ({ portal }) => portal.passkeys })
  const own = useQuery({ ...q(secondFactors.show), staleTime: 0 })
  const confirm = useFactorConfirm(props.onConfirmed)
  if (own.error && !own.data)
    return (
      <PlainErrorNotice
        title={t.confirmSession.factorsFailed}
        error={own.error}
        onRetry={() => void own.refetch()}
      />
    )
  if (!own.data) return <PagePending />
  const { totp, passkeys } = own.data
  // They were removed in another tab.
  if (!totp && passkeys.length === 0) return <PasswordProof {...props} />
  const hasPasskey = passkeys.length > 0 && offersPasskeys && canHavePasskeys()
  if (totp) return <CodeProof confirm={confirm} hasPasskey={hasPasskey} onClose={props.onClose} />
  return (
    <>
      <p className={styles.text}>{t.confirmSession.byFactor[hasPasskey ? 'passkey' : 'neither']}</p>
      {hasPasskey && <PasskeyProof confirm={confirm} isMain />}
      <DialogFooter>
        <Button variant="default" onClick={props.onClose}>
          {t.actions.cancel}
        </Button>
      </DialogFooter>
    </>
  )
}

type CodeProofProps = { confirm: FactorConfirm; hasPasskey: boolean; onClose: () => void }

function CodeProof({ confirm, hasPasskey, onClose }: CodeProofProps) {
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form of a dialog below is not sent with it.
    event.stopPropagation()
    if (code.trim() !== '' && !confirm.isRunning) confirm.give({ code })
  }
  const type = (typed: string) => {
    setCode(typed)
    confirm.forget()
  }
  return (
    <form noValidate onSubmit={submit}>
      <p className={styles.text}>{t.confirmSession.byFactor[hasPasskey ? 'either' : 'code']}</p>
      <CodeField
        kind="app"
        label={t.login.second.code}
        value={code}
        error={confirm.failure?.isOfPasskey ? undefined : confirm.failure?.sentence}
        onType={type}
      />
      {hasPasskey && <PasskeyProof confirm={confirm} />}
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t.actions.cancel}
        </Button>
        <BusyButton type="submit" loading={confirm.isRunning}>
          {t.confirmSession.confirm}
        </BusyButton>
      </DialogFooter>
    </form>
  )
}
