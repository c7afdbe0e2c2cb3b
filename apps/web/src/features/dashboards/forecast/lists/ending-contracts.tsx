import type { EndingContract } from '@portal/contract/dashboards/bench-forecast'
import { t } from '../../../../messages/messages.ts'
import { WithFace } from '../../../../reference/people/with-face.tsx'
import { RowLink } from '../../../../shared/lists/cells/cells.tsx'
import styles from '../forecast-lists.module.css'
import { NearAndLater } from './near-and-later.tsx'

export const EndingContracts = ({ contracts }: { contracts: readonly EndingContract[] }) => (
  <NearAndLater rows={contracts} empty={t.forecast.nothingEnds}>
    {({ user, project, end_date, days_left }) => (
      <>
        <span className={styles.name}>
          <WithFace id={user.id} name={user.full_name}>
            <RowLink to="/users/$id" params={{ id: String(user.id) }}>
              {user.full_name}
            </RowLink>
          </WithFace>
        </span>
        <span className={styles.projects}>
          <RowLink to="/projects/$id" params={{ id: project.id }}>
            {project.name}
          </RowLink>
        </span>
        <time className={styles.day} dateTime={end_date}>
          {t.forecast.endsOn(end_date)}
        </time>
        <span className={styles.left}>{t.forecast.daysLeft(days_left)}</span>
      </>
    )}
  </NearAndLater>
)
