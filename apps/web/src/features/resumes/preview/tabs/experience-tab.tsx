import { t } from '../../../../messages/messages.ts'
import { keyed } from './keyed.ts'
import { Empty, Entry, Prose, type TabProps } from './parts.tsx'
import styles from './tabs.module.css'

export function ExperienceTab({ resume: { experiences }, words }: TabProps) {
  if (experiences.length === 0) return <Empty text={t.resumePreview.noExperience} />
  return keyed(experiences).map(({ key, item: job }) => (
    <Entry
      key={key}
      title={job.job_title}
      lines={[job.company, job.location]}
      period={words.period(job.job_started_on, job.job_ended_on)}
    >
      <Prose text={job.description} />
      <ul className={styles.bullets} aria-label={words.labels.responsibilities}>
        {[...new Set(job.responsibilities)].map((responsibility) => (
          <li key={responsibility} dir="auto">
            {responsibility}
          </li>
        ))}
      </ul>
    </Entry>
  ))
}
