import { Button, VisuallyHidden } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepingRows } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { Pager } from '../../../shared/lists/pager.tsx'
import { touchedColumns } from './touched-columns.tsx'
import styles from './touched-leave.module.css'
import { touchedPage } from './touched-queries.ts'
import { useRecount } from './use-recount.ts'

/** Approved leave whose days have changed with the holidays; nothing while there is none. */
export function TouchedLeave() {
  const [page, setPage] = useState(1)
  const list = useQuery(keepingRows(touchedPage(page)))
  const { count, countAll } = useRecount()
  const [isAsking, setAsking] = useState(false)
  const found = list.data?.count ?? 0
  const isShown = found > 0 || (list.isError && list.data === undefined)
  return (
    <>
      <VisuallyHidden role="status">{found > 0 && t.touchedLeave.found(found)}</VisuallyHidden>
      {isShown && (
        <section className={styles.panel} aria-labelledby="touched-leave">
          <div className={styles.head}>
            <h2 className={styles.title} id="touched-leave">
              {t.touchedLeave.title}
              {found > 0 && <span className={styles.count}>{found}</span>}
            </h2>
            {found > 1 && (
              <Button
                variant="default"
                leftSection={<IconRefresh size={18} aria-hidden />}
                onClick={() => setAsking(true)}
              >
                {t.touchedLeave.countAll}
              </Button>
            )}
          </div>
          <p className={styles.intro}>{t.touchedLeave.intro}</p>
          <DataTable
            label={t.touchedLeave.title}
            columns={touchedColumns(count)}
            rows={list.data?.touched_requests}
            rowKey={({ id }) => id}
            query={list}
            failed={t.touchedLeave.failed}
            empty={null}
          />
          <Pager page={page} pages={list.data?.pages} onPage={setPage} />
        </section>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t.touchedLeave.allTitle}
          text={t.touchedLeave.allText(found)}
          confirmLabel={t.touchedLeave.count}
          // The button has no icon, because on the narrowest phones there is no room for one beside the word.
          icon={null}
          onConfirm={countAll}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
