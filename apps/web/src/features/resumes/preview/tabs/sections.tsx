import type { PublicResume } from '@portal/contract/resumes/resumes'
import { shortAddress } from '@portal/domain/addresses/short-address'
import { defaultLanguage } from '@portal/words/language'
import { resumeWords } from '@portal/words/resumes'
import type { ComponentType } from 'react'
import { t } from '../../../../messages/messages.ts'
import { Chips } from '../../chips.tsx'
import { type ResumeTab, resumeTabs } from '../resume-search.ts'
import { GeneralTab } from './general-tab.tsx'
import { keyed } from './keyed.ts'
import { Empty, Entry, Labelled, Outside, Prose, type TabProps } from './parts.tsx'
import styles from './sections.module.css'

type SectionPart = {
  Content: ComponentType<TabProps>
  countOf: (resume: PublicResume) => number
}

const sections: Record<ResumeTab, SectionPart> = {
  general: { Content: GeneralTab, countOf: () => 1 },
  experience: { Content: ExperienceTab, countOf: (resume) => resume.experiences.length },
  education: { Content: EducationTab, countOf: (resume) => resume.educations.length },
  projects: { Content: ProjectsTab, countOf: (resume) => resume.resume_projects.length },
  courses: { Content: CoursesTab, countOf: (resume) => resume.courses.length },
}

type Props = { resume: PublicResume; tab: ResumeTab }

/** What a tab of a CV shows. */
export function Section({ resume, tab }: Props) {
  const { Content } = sections[tab]
  return (
    <div className={styles.section}>
      <Content resume={resume} words={resumeWords[defaultLanguage]} />
    </div>
  )
}

type AllProps = {
  resume: PublicResume
  /** Whether they are shown on the screen, too. */
  isOnScreen?: boolean
}

/** The filled sections of a CV one below the other, for paper. */
export const AllSections = ({ resume, isOnScreen = false }: AllProps) =>
  resumeTabs
    .filter((tab) => sections[tab].countOf(resume) > 0)
    .map((tab) => (
      <section key={tab} className={isOnScreen ? undefined : styles.onPaper}>
        {tab !== 'general' && <p className={styles.heading}>{t.resumePreview.tabs[tab]}</p>}
        <Section resume={resume} tab={tab} />
      </section>
    ))

function CoursesTab({ resume: { courses }, words }: TabProps) {
  if (courses.length === 0) return <Empty text={t.resumePreview.noCourses} />
  return keyed(courses).map(({ key, item: course }) => (
    <Entry key={key} title={course.name} lines={[course.license]} period={words.issued(course.acquire_date)}>
      <Chips label={words.labels.stack} words={course.stack} />
    </Entry>
  ))
}

function EducationTab({ resume: { educations }, words }: TabProps) {
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

function ExperienceTab({ resume: { experiences }, words }: TabProps) {
  if (experiences.length === 0) return <Empty text={t.resumePreview.noExperience} />
  return keyed(experiences).map(({ key, item: job }) => (
    <Entry
      key={key}
      title={job.job_title}
      lines={[job.company, job.location]}
      period={words.period(job.job_started_on, job.job_ended_on)}
    >
      <Prose text={job.description} />
      <ul className={styles.bullets} aria-label={words.labels.responsibilities}>
        {[...new Set(job.responsibilities)].map((responsibility) => (
          <li key={responsibility} dir="auto">
            {responsibility}
          </li>
        ))}
      </ul>
    </Entry>
  ))
}

function ProjectsTab({ resume: { resume_projects }, words }: TabProps) {
  if (resume_projects.length === 0) return <Empty text={t.resumePreview.noProjects} />
  return keyed(resume_projects).map(({ key, item: project }) => (
    <Entry key={key} title={project.title} lines={[project.role]}>
      {project.url && <Outside address={project.url}>{shortAddress(project.url)}</Outside>}
      <Chips label={words.labels.stack} words={project.stack} />
      <Prose text={project.description} />
      <Labelled label={words.labels.responsibilities} text={project.responsibilities} />
      <Labelled label={words.labels.team} text={project.team} />
    </Entry>
  ))
}
