import { hasContacts } from '@portal/domain/resumes/resumes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { ApiError } from '../../../api/api-errors.ts'
import { t } from '../../../messages/messages.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx'
import { type LatePart, latePart } from '../../../shared/stand-ins/late-part.tsx'
import { EditorFrame } from './editor-frame.tsx'
import { resumeById } from './resume-queries.ts'
import { SectionActions } from './section-actions.tsx'
import { type ResumeSection, type SectionProps, sectionNamed } from './sections.ts'
import { Unknown } from './unknown.tsx'

const Waiting = () => <ListSkeleton label={t.app.loading} isCards />

const part = (load: () => Promise<ComponentType<SectionProps>>) => latePart(load, Waiting)

/** The screens of the sections, each loaded when it is opened. */
const sectionParts: Record<ResumeSection, LatePart<SectionProps>> = {
  contacts: part(() => import('./contacts/contacts-section.tsx').then((file) => file.ContactsSection)),
  experience: part(() =>
    import('./experience/experience-section.tsx').then((file) => file.ExperienceSection),
  ),
  portfolio: part(() => import('./portfolio/portfolio-section.tsx').then((file) => file.PortfolioSection)),
  skills: part(() => import('./skills/skills-section.tsx').then((file) => file.SkillsSection)),
  languages: part(() => import('./languages/languages-section.tsx').then((file) => file.LanguagesSection)),
  education: part(() => import('./education/education-section.tsx').then((file) => file.EducationSection)),
  certificates: part(() =>
    import('./certificates/certificates-section.tsx').then((file) => file.CertificatesSection),
  ),
  courses: part(() => import('./courses/courses-section.tsx').then((file) => file.CoursesSection)),
  books: part(() => import('./books/books-section.tsx').then((file) => file.BooksSection)),
}

/** Before it is opened, when the pointer or the focus reaches a link to it; beside the CV where its address is opened. */
export const loadSection = (name: ResumeSection): void => void sectionParts[name].preload()

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
  const Section = sectionParts[section]
  return (
    <EditorFrame
      person={{ name: resume.user_full_name, slug: resume.user_slug }}
      section={section}
      resume={resume}
      onReach={loadSection}
    >
      <Section key={`${section} ${resume.id}`} resume={resume} />
      <SectionActions
        section={section}
        userId={resume.user_id}
        resume={hasContacts(resume) ? resume : undefined}
        onReach={loadSection}
      />
    </EditorFrame>
  )
}

/** An id that is no number is 400. */
const isUnknown = (error: Error) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
