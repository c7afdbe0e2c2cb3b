import type { PublicResume } from '@portal/contract/resumes/resumes'
import { useChosenInView } from '../../../browser/use-chosen-in-view.ts'
import { t } from '../../../messages/messages.ts'
import { PageTab, PageTabs } from '../../../shared/page/page-tabs.tsx'
import { type ResumeTab, resumeTabs } from './resume-search.ts'
import styles from './resume-tabs.module.css'
import { Section } from './tabs/sections.tsx'

type Props = { resume: PublicResume; tab: ResumeTab }

/** The sections of a CV on a phone. */
export function ResumeTabs({ resume, tab }: Props) {
  const list = useChosenInView(tab)
  return (
    <div data-no-print>
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
      <Section resume={resume} tab={tab} />
    </div>
  )
}
