import type { PublicResume } from '@portal/contract/resumes/resumes'
import type { ComponentType } from 'react'
import { t } from '../../../messages/messages.ts'
import { PageTab, PageTabs } from '../../../shared/tabs/page-tabs.tsx'
import { useChosenInView } from '../../../shared/use-chosen-in-view.ts'
import { type ResumeTab, resumeTabs } from './resume-search.ts'
import styles from './resume-tabs.module.css'
import { CoursesTab } from './tabs/courses-tab.tsx'
import { EducationTab } from './tabs/education-tab.tsx'
import { ExperienceTab } from './tabs/experience-tab.tsx'
import { GeneralTab } from './tabs/general-tab.tsx'
import { ProjectsTab } from './tabs/projects-tab.tsx'

const tabs: Record<ResumeTab, ComponentType<{ resume: PublicResume }>> = {
  general: GeneralTab,
  experience: ExperienceTab,
  education: EducationTab,
  projects: ProjectsTab,
  courses: CoursesTab,
}

type Props = { resume: PublicResume; tab: ResumeTab }

/** The sections of a CV on a phone. */
export function ResumeTabs({ resume, tab }: Props) {
  const Tab = tabs[tab]
  const list = useChosenInView(tab)
  return (
    <>
      <div ref={list} className={styles.tabs}>
        <PageTabs label={t.resumePreview.sections}>
          {resumeTabs.map((name) => (
            <PageTab
              key={name}
              id={`cv-tab-${name}`}
              to="."
              search={{ tab: name === 'general' ? undefined : name }}
              activeOptions={{ exact: true }}
              replace
            >
              {t.resumePreview.tabs[name]}
            </PageTab>
          ))}
        </PageTabs>
      </div>
      <div className={styles.section}>
        <Tab resume={resume} />
      </div>
    </>
  )
}
