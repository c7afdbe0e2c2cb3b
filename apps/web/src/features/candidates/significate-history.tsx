import { Skeleton, VisuallyHidden } from '@mantine/core'
import type { SignificateChange } from '@portal/contract/candidates/candidate-routes'
import { candidates } from '@portal/contract/candidates/candidate-routes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepingRows, q } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { KnownFace } from '../../reference/people/with-face.tsx'
import { MomentText } from '../../shared/lists/cells/moment-text.tsx'
import { Pager } from '../../shared/lists/pager.tsx'
import { ErrorNotice } from '../../shared/notices/error-notice.tsx'
import styles from './history.module.css'

export const historyPage = (id: number, page = 1) =>
  q(candidates.history, { params: { id }, query: { page } })

/** Who changed the significate when, the latest change first. */
export function SignificateHistory({ candidateId }: { candidateId: number }) {
  const [page, setPage] = useState(1)
  const query = useQuery(keepingRows(historyPage(candidateId, page)))
  return (
    <section className={styles.panel} aria-label={t.candidate.history}>
      <h2 className={styles.title}>{t.candidate.history}</h2>
      {query.data ? (
        <ol className={styles.list} aria-busy={query.isPlaceholderData}>
          {query.data.changes.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </ol>
      ) : query.error ? (
        <ErrorNotice
          title={t.candidate.historyFailed}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton height={40} role="status" aria-label={t.app.loading} />
      )}
      <Pager page={page} pages={query.data?.pages} onPage={setPage} />
    </section>
  )
}

function Change({ change: { from, to, changed_at, changed_by } }: { change: SignificateChange }) {
  return (
    <li className={styles.change}>
      <span className={styles.what}>
        {from === null ? t.candidate.addedAs(t.significates[to]) : <FromTo from={from} to={to} />}
      </span>
      <span className={styles.who}>
        {changed_by && <KnownFace id={changed_by.id} name={changed_by.full_name} />}
        <span>
          <MomentText at={changed_at} />
          {changed_by && ` ${t.candidate.by(changed_by.full_name)}`}
        </span>
      </span>
    </li>
  )
}

function FromTo({ from, to }: { from: SignificateChange['to']; to: SignificateChange['to'] }) {
  const words = [t.significates[from], t.significates[to]] as const
  return (
    <>
      <span aria-hidden>{t.candidate.changed(...words)}</span>
      <VisuallyHidden>{t.candidate.changedInWords(...words)}</VisuallyHidden>
    </>
  )
}
