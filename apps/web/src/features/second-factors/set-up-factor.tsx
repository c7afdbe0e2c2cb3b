import { Button } from '@mantine/core'
import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { BusyButton } from '../../shared/forms/busy-button.tsx'
import { SectionPart } from '../../shared/page/section-part.tsx'
import { useNoPasskeysReason, usePasskeyHint } from './passkeys/passkey-place.ts'
import styles from './second-factors.module.css'
import { useSetUps } from './use-set-ups.tsx'

type Props = {
  /** Called when a factor is set up and its recovery codes are kept; the session knows of it by then. */
  onDone: () => unknown
}

/** The choice of a first factor, codes or a passkey, with its set-up. */
export function SetUpFactor({ onDone }: Props) {
  const { setUpTotp, addPasskey, isStarting, dialogs } = useSetUps(onDone)
  const noPasskeys = useNoPasskeysReason()
  return (
    <div>
      <SectionPart title={t.totp.title} hint={t.totp.hint}>
        <BusyButton
          variant="default"
          leftSection={<IconDeviceMobile size={18} aria-hidden />}
          loading={isStarting}
          onClick={setUpTotp}
        >
          {t.totp.setUpTitle}
        </BusyButton>
      </SectionPart>
      <SectionPart title={t.passkeys.title} hint={usePasskeyHint()}>
        {noPasskeys === undefined ? (
          <Button
            variant="default"
            leftSection={<IconFingerprint size={18} aria-hidden />}
            onClick={addPasskey}
          >
            {t.passkeys.add}
          </Button>
        ) : (
          <p className={styles.note}>{noPasskeys}</p>
        )}
      </SectionPart>
      {dialogs}
    </div>
  )
}
