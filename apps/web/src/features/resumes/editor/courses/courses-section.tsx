import { courses } from '@portal/contract/resumes/plain-section-routes'
import { type Course, course as courseRow } from '@portal/contract/resumes/plain-sections'
import { formatMonth } from '@portal/domain/days'
import { useState } from 'react'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useRowOfDraft } from '../../../../shared/forms/use-draft.ts'
import { Chips } from '../../chips.tsx'
import { ItemList } from '../extras/item-list.tsx'
import { SectionColumns } from '../extras/section-columns.tsx'
import { DeleteItem } from '../items/delete-item.tsx'
import { ItemCard } from '../items/item-card.tsx'
import type { SectionProps } from '../sections.ts'
import { AddCourse } from './add-course.tsx'
import { courseDraft } from './course-fields.tsx'
import { EditCourseModal } from './edit-course-modal.tsx'

export function CoursesSection({ resume }: SectionProps) {
  const remove = useApiMutation(courses.remove)
  const [newId, setNewId] = useState<number>()
  const [edited, setEdited] = useRowOfDraft(courseDraft(resume.id), courseRow)
  const [deleted, setDeleted] = useState<Course>()
  return (
    <>
      <SectionColumns
        form={<AddCourse key={newId} resumeId={resume.id} isNext={newId !== undefined} onAdded={setNewId} />}
        list={
          <ItemList
            title={t.resumeEditor.tabs.courses}
            items={resume.courses.map((course) => ({
              id: course.id,
              name: course.name,
              card: (
                <ItemCard
                  title={course.name}
                  lines={[course.license, t.resumeExtras.issuedIn(formatMonth(course.acquire_date))]}
                  isNew={course.id === newId}
                  onEdit={() => setEdited(course)}
                  onDelete={() => setDeleted(course)}
                >
                  <Chips label={t.resumeExtras.stack} words={course.stack} />
                </ItemCard>
              ),
            }))}
            empty={t.resumeExtras.noCourses}
          />
        }
      />
      {edited && <EditCourseModal course={edited} onClose={() => setEdited(undefined)} />}
      {deleted && (
        <DeleteItem
          name={deleted.name}
          remove={() => remove.mutateAsync({ params: { id: deleted.id }, ifMatch: deleted.version })}
          deleted={t.resumeExtras.courseDeleted}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )
}
