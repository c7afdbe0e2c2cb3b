import type { AuditEntry } from '@portal/contract/audit'
import { acts } from '../../messages/acts.ts'
import { t } from '../../messages/messages.ts'
import { NoValue } from '../../shared/lists/cells/cells.tsx'
import styles from './change-table.module.css'

type Change = AuditEntry['changes'][number]

/** The fields that an act has changed, each with its value before and after. */
export const ChangeTable = ({ entry: { object_type, changes } }: { entry: AuditEntry }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">{t.audit.field}</th>
        <th scope="col">{t.audit.before}</th>
        <th scope="col">{t.audit.after}</th>
      </tr>
    </thead>
    <tbody>
      {changes.map((change) => (
        <tr key={change.field}>
          <th scope="row">{capital(acts.field(object_type, change.field))}</th>
          {change.hidden ? (
            <td colSpan={2} className={styles.hidden}>
              {t.audit.hidden}
            </td>
          ) : (
            <>
              <Value type={object_type} field={change.field} value={change.before} />
              <Value type={object_type} field={change.field} value={change.after} />
            </>
          )}
        </tr>
      ))}
    </tbody>
  </table>
)

type ValueProps = { type: string; field: string; value: Change['before'] }

const Value = ({ type, field, value }: ValueProps) => (
  <td>{value === null ? <NoValue /> : acts.value(type, field, value)}</td>
)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
