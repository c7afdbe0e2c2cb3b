import { t } from '../../../../messages/messages.ts'
import { Chips } from '../../chips.tsx'
import { keyed } from './keyed.ts'
import { Empty, Entry, type TabProps } from './parts.tsx'

export function CoursesTab({ resume: { courses }, words }: TabProps) {
  if (courses.length === 0) return <Empty text={t.resumePreview.noCourses} />
  return keyed(courses).map(({ key, item: course }) => (
    <Entry key={key} title={course.name} lines={[course.license]} period={words.issued(course.acquire_date)}>
      <Chips label={words.labels.stack} words={course.stack} />
    </Entry>
  ))
}
