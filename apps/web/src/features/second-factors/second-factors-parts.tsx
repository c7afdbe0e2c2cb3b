import { Skeleton } from '@mantine/core'
import { formatDay } from '@portal/domain/days'
import { IconShieldLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../messages/messages.ts'
import { useToday } from '../../session/use-user.ts'
import { ErrorNotice } from '../../shared/notices/error-notice.tsx'
import { Notice } from '../../shared/notices/notice.tsx'
import { countOf, isLastKept, isRequired, ownFactors } from './own-factors.ts'
import { PasskeysPart } from './passkeys/passkeys-part.tsx'
import { RecoveryPart } from './recovery/recovery-part.tsx'
import styles from './second-factors.module.css'
import { TotpPart } from './totp/totp-part.tsx'
import { useSetUps } from './use-set-ups.tsx'

/** The own second factors, for the section of Settings about signing in. */
export function SecondFactorsParts() {
  const own = useQuery(ownFactors)
  const today = useToday()
  const setUps = useSetUps()
  if (own.error && !own.data) {
    return <ErrorNotice title={t.secondFactors.failed} error={own.error} onRetry={() => void own.refetch()} />
  }
  const factors = own.data
  if (!factors) {
    return <Skeleton height={320} className={styles.below} role="status" aria-label={t.app.loading} />
  }
  const count = countOf(factors)
  const part = { factors, isLast: count === 1, isLastKept: isLastKept(factors, today), setUps }
  const { required_from } = factors
  return (
    <>
      {required_from !== null && count === 0 && (
        <Notice icon={IconShieldLock} className={styles.below}>
          {isRequired(factors, today)
            ? t.secondFactors.neededNow
            : t.secondFactors.neededFrom(formatDay(required_from))}
        </Notice>
      )}
      <TotpPart {...part} />
      <PasskeysPart {...part} />
      <RecoveryPart {...part} />
      {setUps.dialogs}
    </>
  )
}
