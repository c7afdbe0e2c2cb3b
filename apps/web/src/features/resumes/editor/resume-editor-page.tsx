import { hasContacts } from '@portal/domain/resumes/resumes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { ApiError } from '../../../api/api-errors.ts'
import { t } from '../../../messages/messages.ts'
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import { BooksSection } from './books/books-section.tsx'
import { CertificatesSection } from './certificates/certificates-section.tsx'
import { ContactsSection } from './contacts/contacts-section.tsx'
import { CoursesSection } from './courses/courses-section.tsx'
import { EditorFrame } from './editor-frame.tsx'
import { EducationSection } from './education/education-section.tsx'
import { ExperienceSection } from './experience/experience-section.tsx'
import { LanguagesSection } from './languages/languages-section.tsx'
import { PortfolioSection } from './portfolio/portfolio-section.tsx'
import { resumeById } from './resume-queries.ts'
import { SectionActions } from './section-actions.tsx'
import { type ResumeSection, type SectionProps, sectionNamed } from './sections.ts'
import { SkillsSection } from './skills/skills-section.tsx'
import { Unknown } from './unknown.tsx'

/** The screens of the sections. */
const sectionScreens: Record<ResumeSection, ComponentType<SectionProps>> = {
  contacts: ContactsSection,
  experience: ExperienceSection,
  portfolio: PortfolioSection,
  skills: SkillsSection,
  languages: LanguagesSection,
  education: EducationSection,
  certificates: CertificatesSection,
  courses: CoursesSection,
  books: BooksSection,
}

const route = getRouteApi('/_app/resumes/$resumeId/$section')

/** A section of a CV, among the tabs of all. */
export function ResumeEditorPage() {
  const { resumeId, section: text } = route.useParams()
  const query = useQuery(resumeById(resumeId))
  const section = sectionNamed(text)
  const resume = query.data
  if (!resume) {
    if (!query.error) return <ListSkeleton label={t.app.loading} isCards />
    if (isUnknown(query.error)) return <Unknown title={t.resumeEditor.unknown} />
    return (
      <ErrorNotice title={t.resumeEditor.failed} error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  if (!section) return <Unknown title={t.resumeEditor.unknown} />
  const Section = sectionScreens[section]
  return (
    <EditorFrame
      person={{ name: resume.user_full_name, slug: resume.user_slug }}
      section={section}
      resume={resume}
    >
      <Section key={`${section} ${resume.id}`} resume={resume} />
      <SectionActions
        section={section}
        userId={resume.user_id}
        resume={hasContacts(resume) ? resume : undefined}
      />
    </EditorFrame>
  )
}

/** Whether there is no such CV. An id that is no number is refused with 400. */
const isUnknown = (error: Error) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
