import { hasContacts } from '@portal/domain/resumes/resumes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ApiError } from '../../../api/api-errors.ts'
import { t } from '../../../messages/messages.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx'
import { EditorFrame } from './editor-frame.tsx'
import { resumeById } from './resume-queries.ts'
import { SectionActions } from './section-actions.tsx'
import { sectionNamed } from './section-parts.tsx'
import { Unknown } from './unknown.tsx'

const route = getRouteApi('/_app/resumes/$resumeId/$section')

/** A section of a CV, among the tabs of all. */
export function ResumeEditorPage() {
  const { resumeId, section: name } = route.useParams()
  const query = useQuery(resumeById(resumeId))
  const section = sectionNamed(name)
  const resume = query.data
  if (!resume) {
    if (!query.error) return <ListSkeleton label={t.app.loading} isCards />
    if (isUnknown(query.error)) return <Unknown title={t.resumeEditor.unknown} />
    return (
      <ErrorNotice title={t.resumeEditor.failed} error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  if (!section) return <Unknown title={t.resumeEditor.unknown} />
  const { Section } = section
  return (
    <EditorFrame
      person={{ name: resume.user_full_name, slug: resume.user_slug }}
      section={section.name}
      resume={resume}
    >
      <Section key={`${section.name} ${resume.id}`} resume={resume} />
      <SectionActions
        section={section.name}
        userId={resume.user_id}
        resume={hasContacts(resume) ? resume : undefined}
      />
    </EditorFrame>
  )
}

/** An id that is no number is 400. */
const isUnknown = (error: Error) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
