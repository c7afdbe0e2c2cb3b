import type { Profile } from '@portal/contract/profiles/profiles'
import { formatDay } from '@portal/domain/days'
import { experienceBetween } from '@portal/domain/people/experience'
import type { ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import { useToday } from '../../../session/use-user.ts'
import { Fact, FactList } from '../../../shared/facts/fact-list.tsx'
import { employmentDates } from './employment-dates.ts'
import styles from './general-panel.module.css'
import { PaymentFact } from './payment.tsx'

type Props = {
  profile: Profile
  /** What is to be said of the level of English. */
  englishNote?: ReactNode
}

/** Payment, English level, first and last day at work, and the employments before. */
export function Employment({ profile, englishNote }: Props) {
  const today = useToday()
  const { english_level, job_started_on, job_ended_on } = profile
  const earlier = profile.employments.slice(0, -1).toReversed().map(employmentDates)
  const experience = job_started_on && experienceBetween(job_started_on, job_ended_on ?? today)
  return (
    <FactList>
      <PaymentFact key={profile.id} salary={profile.salary} />
      <Fact label={t.profiles.englishLevel} text={english_level && t.languageLevels[english_level]} isCopied>
        {english_level && t.languageLevels[english_level]}
        {englishNote}
      </Fact>
      <Fact label={t.profiles.admission} text={job_started_on && formatDay(job_started_on)} isCopied>
        {job_started_on && <time dateTime={job_started_on}>{formatDay(job_started_on)}</time>}
        {experience && (
          <span className={styles.experience}>
            {t.people.experience(experience.years, experience.months)}
          </span>
        )}
      </Fact>
      <Fact label={t.profiles.dismission} text={job_ended_on && formatDay(job_ended_on)} isCopied />
      {earlier.length > 0 && (
        <Fact label={t.profiles.earlierEmployments} text={earlier.join(', ')}>
          {earlier.map((dates) => (
            <span key={dates} className={styles.employment}>
              {dates}
            </span>
          ))}
        </Fact>
      )}
    </FactList>
  )
}
