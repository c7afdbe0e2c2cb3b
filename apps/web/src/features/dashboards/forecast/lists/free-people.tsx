import type { FreePerson } from '@portal/contract/dashboards/bench-forecast'
import { t } from '../../../../messages/messages.ts'
import { WithFace } from '../../../../reference/people/with-face.tsx'
import { RowLink } from '../../../../shared/lists/cells/cells.tsx'
import styles from '../forecast-lists.module.css'
import { NearAndLater } from './near-and-later.tsx'

export const FreePeople = ({ people }: { people: readonly FreePerson[] }) => (
  <NearAndLater rows={people} empty={t.forecast.nobodyFree}>
    {({ id, full_name, projects, free_on, days_left }) => (
      <>
        <span className={styles.name}>
          <WithFace id={id} name={full_name}>
            <RowLink to="/users/$id" params={{ id: String(id) }}>
              {full_name}
            </RowLink>
          </WithFace>
        </span>
        <span className={styles.projects}>
          {projects.map((project) => (
            <RowLink key={project.id} to="/projects/$id" params={{ id: project.id }}>
              {project.name}
            </RowLink>
          ))}
        </span>
        <time className={styles.day} dateTime={free_on}>
          {t.forecast.freeOn(free_on)}
        </time>
        <span className={styles.left}>{t.forecast.daysLeft(days_left)}</span>
      </>
    )}
  </NearAndLater>
)
