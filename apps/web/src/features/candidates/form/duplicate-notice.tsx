import { VisuallyHidden } from '@mantine/core'
import { candidates, type Duplicate } from '@portal/contract/candidates/candidate-routes'
import type { ContactKind } from '@portal/domain/candidates/contact-kinds'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { q } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { Notice } from '../../../shared/notices/notice.tsx'
import styles from './duplicate-notice.module.css'

/** How many duplicates are named. They show that there are others; the list of all is on the candidate's page. */
const shownDuplicates = 3

type Props = {
  kind: ContactKind
  contact: string
  /** The candidate who is left out. */
  candidateId: number | undefined
}

/**
 * Names other candidates with the same contact. While the answer for another text is awaited, the last answer stays.
 */
export function DuplicateNotice({ kind, contact, candidateId }: Props) {
  const query = { [kind]: contact, ...(candidateId !== undefined && { candidate_id: candidateId }) }
  const isAsked = contact !== ''
  const { data } = useQuery({
    ...q(candidates.duplicates, { query }),
    enabled: isAsked,
    placeholderData: (last) => last,
  })
  const found = isAsked ? (data?.candidates ?? []) : []
  return (
    <div role="status">
      {found.length > 0 && (
        <Notice icon={IconUsers} className={styles.notice}>
          {t.candidateForm.same[kind]}
          <ul className={styles.others}>
            {found.slice(0, shownDuplicates).map((duplicate) => (
              <li key={duplicate.id}>
                <Other {...duplicate} />
              </li>
            ))}
          </ul>
          {found.length > shownDuplicates && t.candidateForm.moreDuplicates(found.length - shownDuplicates)}
        </Notice>
      )}
    </div>
  )
}

/** The link opens a new tab, so that the form stays open. */
const Other = ({ id, full_name, vacancy_title, significate }: Duplicate) => (
  <Link to="/candidates/$id" params={{ id }} target="_blank">
    {t.candidateForm.duplicate(full_name, vacancy_title, t.significates[significate])}{' '}
    <VisuallyHidden>{t.candidateForm.newTab}</VisuallyHidden>
  </Link>
)
