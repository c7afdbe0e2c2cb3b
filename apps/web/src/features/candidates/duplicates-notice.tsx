import type { Duplicate } from '@portal/contract/candidates/candidate-routes'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../messages/messages.ts'
import { RowLink } from '../../shared/lists/cells/cells.tsx'
import styles from './duplicates-notice.module.css'
import { duplicatesOf } from './duplicates-query.ts'

/** Other candidates with the same e-mail, phone or LinkedIn page. Shows nothing where there are none. */
export function DuplicatesNotice({ candidate }: { candidate: Candidate }) {
  const { data } = useQuery(duplicatesOf(candidate))
  const found = data?.candidates ?? []
  if (found.length === 0) return null
  return (
    <section className={styles.notice} aria-label={t.candidate.duplicates(found.length)}>
      <IconUsers size={20} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{t.candidate.duplicates(found.length)}</p>
        <ul className={styles.list}>
          {found.map((duplicate) => (
            <Found key={duplicate.id} duplicate={duplicate} />
          ))}
        </ul>
      </div>
    </section>
  )
}

const Found = ({
  duplicate: { id, full_name, vacancy_title, significate, matches },
}: {
  duplicate: Duplicate
}) => (
  <li className={styles.found}>
    <RowLink to="/candidates/$id" params={{ id }}>
      {full_name}
    </RowLink>
    <span className={styles.about}>
      {t.candidate.list([
        vacancy_title,
        t.significates[significate],
        ...matches.map((kind) => t.candidate.matches[kind]),
      ])}
    </span>
  </li>
)
