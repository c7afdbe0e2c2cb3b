import type { PublicResume } from '@portal/contract/resumes/resumes'
import { defaultLanguage } from '@portal/words/language'
import { resumeWords } from '@portal/words/resumes'
import type { ComponentType } from 'react'
import { t } from '../../../../messages/messages.ts'
import { type ResumeTab, resumeTabs } from '../resume-search.ts'
import { CoursesTab } from './courses-tab.tsx'
import { EducationTab } from './education-tab.tsx'
import { ExperienceTab } from './experience-tab.tsx'
import { GeneralTab } from './general-tab.tsx'
import type { TabProps } from './parts.tsx'
import { ProjectsTab } from './projects-tab.tsx'
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
