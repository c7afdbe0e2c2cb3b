import type { ComponentType } from 'react'
import { t } from '../../../messages/messages.ts'
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx'
import { latePart } from '../../../shared/stand-ins/late-part.tsx'
import { type ResumeSection, resumeSections, type SectionProps } from './sections.ts'

type Part = {
  /** Also called when the pointer or the focus reaches a link to the section. */
  load: () => Promise<unknown>
  Section: ComponentType<SectionProps>
}

const Waiting = () => <ListSkeleton label={t.app.loading} isCards />

const part = (load: () => Promise<ComponentType<SectionProps>>): Part => ({
  load,
  Section: latePart(load, Waiting),
})

/** The sections that have a screen, each loaded when it is opened. A line here adds a section to the tabs. */
const sectionParts: Partial<Record<ResumeSection, Part>> = {
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

export type ShownSection = Part & { name: ResumeSection }

/** In the order of the tabs. */
export const shownSections: readonly ShownSection[] = resumeSections.flatMap((name) => {
  const found = sectionParts[name]
  return found ? [{ ...found, name }] : []
})

export const sectionNamed = (name: string): ShownSection | undefined =>
  shownSections.find((section) => section.name === name)
