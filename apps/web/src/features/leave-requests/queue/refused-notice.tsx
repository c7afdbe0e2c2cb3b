import { CloseButton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { Notice } from '../../../shared/notices/notice.tsx'
import styles from './queue-page.module.css'
import type { Refused } from './use-several-decisions.ts'

type Props = { refused: readonly Refused[]; onDismiss: () => void }

/** Names the requests that several decisions have left as they are, each with its reason. */
export const RefusedNotice = ({ refused, onDismiss }: Props) => (
  <div role="alert">
    <Notice icon={IconAlertTriangle} className={styles.refused}>
      <div className={styles.refusedText}>
        <div>
          {t.decisions.refused(refused.length)}
          <ul className={styles.named}>
            {refused.map(({ id, name, reason }) => (
              <li key={id}>{t.decisions.refusedOne(name, reason)}</li>
            ))}
          </ul>
        </div>
        <CloseButton aria-label={t.decisions.dismiss} onClick={onDismiss} />
      </div>
    </Notice>
  </div>
)
