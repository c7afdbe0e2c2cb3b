import type { PublicResume } from '@portal/contract/resumes/resumes'
import { periodText } from '@portal/words/resumes'
import { t } from '../../../../messages/messages.ts'
import { keyed } from './keyed.ts'
import { Empty, Entry, Prose } from './parts.tsx'
import styles from './tabs.module.css'

export function ExperienceTab({ resume: { experiences } }: { resume: PublicResume }) {
  if (experiences.length === 0) return <Empty text={t.resumePreview.noExperience} />
  return keyed(experiences).map(({ key, item: job }) => (
    <Entry
      key={key}
      title={job.job_title}
      lines={[job.company, job.location]}
      period={periodText(job.job_started_on, job.job_ended_on)}
    >
      <Prose text={job.description} />
      <ul className={styles.bullets} aria-label={t.resumePreview.responsibilities}>
        {[...new Set(job.responsibilities)].map((responsibility) => (
          <li key={responsibility}>{responsibility}</li>
        ))}
      </ul>
    </Entry>
  ))
}
