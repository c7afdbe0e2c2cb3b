import type { PublicResume } from '@portal/contract/resumes/resumes'
import { monthText } from '@portal/words/resumes'
import { t } from '../../../../messages/messages.ts'
import { Chips } from '../../chips.tsx'
import { keyed } from './keyed.ts'
import { Empty, Entry } from './parts.tsx'

export function CoursesTab({ resume: { courses } }: { resume: PublicResume }) {
  if (courses.length === 0) return <Empty text={t.resumePreview.noCourses} />
  return keyed(courses).map(({ key, item: course }) => (
    <Entry
      key={key}
      title={course.name}
      lines={[course.license]}
      period={t.resumePreview.issued(monthText(course.acquire_date))}
    >
      <Chips label={t.resumePreview.stack} words={course.stack} />
    </Entry>
  ))
}
