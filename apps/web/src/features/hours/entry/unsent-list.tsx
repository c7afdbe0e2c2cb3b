import { Button } from '@mantine/core'
import { t } from '../../../messages/messages.ts'
import styles from './unsent-list.module.css'
import type { UnsentRecord } from './unsent-records.ts'

type Props = {
  records: readonly UnsentRecord[]
  /** Whether the form is empty, so that the record can be put into it. */
  mayEdit: (record: UnsentRecord) => boolean
  onEdit: (record: UnsentRecord) => void
  onRetry: (record: UnsentRecord) => void
  onDrop: (record: UnsentRecord) => void
}

/** The records that could not be saved while the next one was being typed. */
export const UnsentList = ({ records, mayEdit, onEdit, onRetry, onDrop }: Props) => (
  <ul className={styles.list} aria-label={t.unsent.label}>
    {records.map((record) => (
      <li key={record.id} className={styles.record}>
        <div className={styles.words} role="alert">
          <strong>{t.unsent.notSaved(record.title)}</strong>
          {record.fields.description && <p className={styles.text}>{record.fields.description}</p>}
          <p className={styles.reason}>{record.failure}</p>
        </div>
        <div className={styles.buttons}>
          <Button variant="default" onClick={() => onDrop(record)}>
            {t.actions.discard}
          </Button>
          {mayEdit(record) && (
            <Button variant="default" onClick={() => onEdit(record)}>
              {t.actions.edit}
            </Button>
          )}
          <Button variant="default" onClick={() => onRetry(record)}>
            {t.actions.tryAgain}
          </Button>
        </div>
      </li>
    ))}
  </ul>
)
