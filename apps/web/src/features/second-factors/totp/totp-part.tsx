import { Button } from '@mantine/core'
import { secondFactors } from '@portal/contract/accounts/second-factors'
import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { useSessionRefresh } from '../../../reference/accounts/use-session-refresh.ts'
import { stateLooks } from '../../../reference/states/states.ts'
import { dangerLook } from '../../../shared/danger-look.ts'
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx'
import { BusyButton } from '../../../shared/forms/busy-button.tsx'
import { SectionPart } from '../../../shared/page/section-part.tsx'
import { StateMark } from '../../../shared/states/state-mark.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import type { FactorPart } from '../factor-part.ts'
import styles from '../second-factors.module.css'

const removeIcon = <IconTrash size={18} aria-hidden />

/** Codes of an app: whether there are, how to set them up and to remove them. */
export function TotpPart({ factors, isLast, isLastKept, setUps }: FactorPart) {
  const remove = useApiMutation(secondFactors.removeTotp)
  const refreshSession = useSessionRefresh()
  const [isAsked, setAsked] = useState(false)
  const reasonId = useId()
  const isOn = factors.totp
  return (
    <SectionPart
      title={t.totp.title}
      hint={t.totp.hint}
      state={
        <StateMark look={isOn ? stateLooks.secondFactor.set_up : stateLooks.secondFactor.missing}>
          {isOn ? t.secondFactors.on : t.secondFactors.off}
        </StateMark>
      }
    >
      <div className={styles.buttons}>
        <BusyButton
          variant="default"
          leftSection={isOn && <IconRefresh size={18} aria-hidden />}
          loading={setUps.isStarting}
          onClick={setUps.setUpTotp}
        >
          {isOn ? t.totp.renew : t.secondFactors.setUp}
        </BusyButton>
        {isOn && (
          <Button
            {...dangerLook(removeIcon)}
            disabled={isLastKept}
            aria-describedby={isLastKept ? reasonId : undefined}
            onClick={() => setAsked(true)}
          >
            {t.secondFactors.remove}
          </Button>
        )}
      </div>
      {isOn && isLastKept && (
        <p id={reasonId} className={styles.note}>
          {t.secondFactors.lastKept}
        </p>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t.totp.removeTitle}
          text={t.totp.removeText(isLast)}
          confirmLabel={t.secondFactors.remove}
          onConfirm={async () => {
            await remove.mutateAsync(undefined)
            toastSuccess(t.totp.removed)
            await refreshSession()
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </SectionPart>
  )
}
