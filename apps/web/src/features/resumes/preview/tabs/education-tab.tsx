import type { PublicResume } from '@portal/contract/resumes/resumes'
import { periodText } from '@portal/words/resumes'
import { t } from '../../../../messages/messages.ts'
import { keyed } from './keyed.ts'
import { Empty, Entry } from './parts.tsx'

export function EducationTab({ resume: { educations } }: { resume: PublicResume }) {
  if (educations.length === 0) return <Empty text={t.resumePreview.noEducation} />
  return keyed(educations).map(({ key, item: education }) => (
    <Entry
      key={key}
      title={education.university_name}
      lines={[education.level, education.location]}
      period={periodText(education.start_date, education.end_date)}
    />
  ))
}
