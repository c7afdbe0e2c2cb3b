import { t } from '../../../../messages/messages.ts'
import { keyed } from './keyed.ts'
import { Empty, Entry, type TabProps } from './parts.tsx'

export function EducationTab({ resume: { educations }, words }: TabProps) {
  if (educations.length === 0) return <Empty text={t.resumePreview.noEducation} />
  return keyed(educations).map(({ key, item: education }) => (
    <Entry
      key={key}
      title={education.university_name}
      lines={[education.level, education.location]}
      period={words.period(education.start_date, education.end_date)}
    />
  ))
}
