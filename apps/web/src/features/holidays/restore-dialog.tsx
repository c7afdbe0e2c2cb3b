import { type EditableHoliday, holidays } from '@portal/contract/holidays'
import { formatDay } from '@portal/domain/days'
import { changesToRule } from '@portal/domain/holiday-rules'
import { IconRestore } from '@tabler/icons-react'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import styles from './restore-dialog.module.css'

type Props = { year: number; present: readonly EditableHoliday[]; onClose: () => void }

/** Asks before the year's list becomes the rule's, and names what changes. */
export function RestoreDialog({ year, present, onClose }: Props) {
  const restore = useApiMutation(holidays.restore)
  const { added, removed, renamed } = changesToRule(year, present)
  const entry = ({ date, title }: { date: string; title: string }) => t.holidays.entry(formatDay(date), title)
  return (
    <ConfirmDialog
      title={t.holidays.restoreTitle(year)}
      text={t.holidays.restoreText}
      confirmLabel={t.holidays.restoreConfirm}
      icon={<IconRestore size={18} aria-hidden />}
      onConfirm={async () => {
        await restore.mutateAsync({ body: { year } })
        toastSuccess(t.holidays.restored)
      }}
      onClose={onClose}
    >
      <Changes heading={t.holidays.willAdd(added.length)} entries={added.map(entry)} />
      <Changes heading={t.holidays.willRemove(removed.length)} entries={removed.map(entry)} />
      <Changes
        heading={t.holidays.willRename(renamed.length)}
        entries={renamed.map(({ holiday, title }) =>
          t.holidays.renaming(formatDay(holiday.date), holiday.title, title),
        )}
      />
    </ConfirmDialog>
  )
}

function Changes({ heading, entries }: { heading: string; entries: readonly string[] }) {
  if (entries.length === 0) return null
  return (
    <section className={styles.changes}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.entries}>
        {entries.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
