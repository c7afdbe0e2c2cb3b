import type { ImportRun } from '@portal/contract/imports'
import { t } from '../../../messages/messages.ts'
import { MomentText } from '../../../shared/lists/cells/moment-text.tsx'
import styles from './run.module.css'

/** What the import is of, and who uploaded it when. */
export const RunFacts = ({ run: { kind, rows, sheet, user, created_at } }: { run: ImportRun }) => (
  <p className={styles.facts}>
    <span>{t.imports.facts(t.imports.kinds[kind], rows)}</span>
    {sheet !== null && <span>{t.imports.readSheet(sheet)}</span>}
    <span>{user === null ? t.imports.noUser : t.imports.uploadedBy(user.full_name)}</span>
    <span>
      <MomentText at={created_at} />
    </span>
  </p>
)
