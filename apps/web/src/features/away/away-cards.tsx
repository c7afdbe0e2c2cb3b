import type { PersonAway } from '@portal/contract/away'
import { t } from '../../messages/messages.ts'
import { WithFace } from '../../reference/people/with-face.tsx'
import { RowLink } from '../../shared/lists/cells/cells.tsx'
import styles from './away-cards.module.css'
import { LeaveSwatch, leaveName } from './leave-bar.tsx'

type Props = { label: string; people: readonly PersonAway[]; isUpdating: boolean }

/** The people with leave, one card each, for screens that are too narrow for a month. */
export const AwayCards = ({ label, people, isUpdating }: Props) => (
  <ul className={styles.cards} aria-label={label} aria-busy={isUpdating}>
    {people.map(({ user_id, user, leave }) => (
      <li key={user_id} className={styles.card}>
        <div className={styles.name}>
          <WithFace id={user_id} name={user}>
            <RowLink to="/users/$id" params={{ id: String(user_id) }}>
              {user}
            </RowLink>
          </WithFace>
        </div>
        <ul className={styles.leave}>
          {leave.map((each) => (
            <li key={each.id} className={styles.line}>
              <LeaveSwatch type={each.request_type} isPending={each.status === 'pending'} />
              <span className={styles.period}>{t.away.period(each.start_date, each.end_date)}</span>
              <span className={styles.kind}>{leaveName(each)}</span>
              {each.status === 'pending' && <span className={styles.pending}>{t.away.pending}</span>}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
)
