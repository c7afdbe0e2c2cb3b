import { Button } from '@mantine/core'
import { secondFactors } from '@portal/contract/accounts/second-factors'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx'
import { Notice } from '../../../shared/notices/notice.tsx'
import { SectionPart } from '../../../shared/page/section-part.tsx'
import type { FactorPart } from '../factor-part.ts'
import { countOf } from '../own-factors.ts'
import styles from '../second-factors.module.css'

/** At most so many codes are left when the section says that more are needed. */
const few = 2
const icon = <IconRefresh size={18} aria-hidden />

/** How many recovery codes are left, and new ones. */
export function RecoveryPart({ factors, setUps }: Pick<FactorPart, 'factors' | 'setUps'>) {
  const renew = useApiMutation(secondFactors.renewRecoveryCodes)
  const [isAsked, setAsked] = useState(false)
  const left = factors.recovery_codes_left
  if (countOf(factors) === 0) {
    return (
      <SectionPart title={t.recoveryCodes.title} hint={t.recoveryCodes.hint}>
        <p className={styles.note}>{t.recoveryCodes.before}</p>
      </SectionPart>
    )
  }
  return (
    <SectionPart
      title={t.recoveryCodes.title}
      hint={t.recoveryCodes.hint}
      state={left > few && <span className={styles.note}>{t.recoveryCodes.left(left)}</span>}
    >
      {left === 0 && (
        <Notice icon={IconAlertTriangle} className={styles.alarm}>
          {t.recoveryCodes.none}
        </Notice>
      )}
      {left > 0 && left <= few && <Notice icon={IconAlertTriangle}>{t.recoveryCodes.few(left)}</Notice>}
      <Button
        variant="default"
        leftSection={icon}
        onClick={() => {
          setUps.noteOpener()
          setAsked(true)
        }}
      >
        {t.recoveryCodes.renew}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t.recoveryCodes.renewTitle}
          text={t.recoveryCodes.renewText}
          confirmLabel={t.recoveryCodes.renew}
          icon={icon}
          onConfirm={async () => {
            const { recovery_codes } = await renew.mutateAsync(undefined)
            setUps.showRecoveryCodes(recovery_codes)
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </SectionPart>
  )
}
