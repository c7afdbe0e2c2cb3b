import { Button } from '@mantine/core'
import type { AuditEntry } from '@portal/contract/audit'
import { t } from '../../messages/messages.ts'
import { ChangeTable } from '../../reference/history/change-table.tsx'
import { kindOf } from './audit-words.ts'
import styles from './entry-details.module.css'

type Props = { entry: AuditEntry; onObject: (entry: AuditEntry) => void }

/** All that the trail knows of an act. */
export function EntryDetails({ entry, onObject }: Props) {
  const { act, object_type, object, object_id, person, via, address, request_id, changes } = entry
  const name = object || kindOf(object_type)
  const way = t.audit.vias[via.kind]
  return (
    <div className={styles.details}>
      <div className={styles.changes}>{changes.length > 0 && <ChangeTable entry={entry} />}</div>
      <dl className={styles.facts}>
        <Fact label={t.audit.act} text={act} />
        <Fact label={t.audit.objectType} text={kindOf(object_type)} />
        <Fact label={t.audit.object} text={object_id === null ? name : t.audit.numbered(name, object_id)} />
        <Fact label={t.audit.person} text={person?.full_name ?? null} />
        <Fact label={t.audit.via} text={via.name === null ? way : t.audit.viaNamed(way, via.name)} />
        <Fact label={t.audit.address} text={address} />
        <Fact label={t.audit.request} text={request_id} />
      </dl>
      {object_id !== null && (
        <Button variant="default" className={styles.only ?? ''} onClick={() => onObject(entry)}>
          {t.audit.onlyObject}
        </Button>
      )}
    </div>
  )
}

const Fact = ({ label, text }: { label: string; text: string | null }) =>
  text !== null && (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
