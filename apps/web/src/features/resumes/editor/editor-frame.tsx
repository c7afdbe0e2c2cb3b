import { useMediaQuery } from '@mantine/hooks'
import type { Resume } from '@portal/contract/resumes/resumes'
import { hasContacts } from '@portal/domain/resumes/resumes'
import { linkOptions } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import tabStyles from '../../../entry/page-tabs.module.css'
import { PageTab, PageTabs } from '../../../entry/page-tabs.tsx'
import { useOwnPageTitle, usePageAbove } from '../../../entry/page-title.ts'
import { t } from '../../../messages/messages.ts'
import { refusal } from '../../../messages/refusals.ts'
import { PageHeader } from '../../../shared/lists/page-header.tsx'
import { Tip } from '../../../shared/tip.tsx'
import styles from './editor-frame.module.css'
import { LostCharacters } from './lost-characters.tsx'
import { PageBeside } from './page-beside.tsx'
import { PreviewButton } from './preview-button.tsx'
import { type ResumeSection, resumeSections } from './sections.ts'

type Props = {
  person: { name: string; slug: string }
  section: ResumeSection
  /** The CV; undefined while it is not saved. */
  resume: Resume | undefined
  children: ReactNode
}

/** Puts the heading and the tabs of the editor around one of its sections. */
export function EditorFrame({ person, section, resume, children }: Props) {
  const { name, slug } = person
  useOwnPageTitle(t.resumeEditor.title(name))
  const profile = useMemo(
    () => linkOptions({ to: '/users/$id', params: { id: slug }, search: { tab: 'cv' } }),
    [slug],
  )
  usePageAbove(name, profile)
  const isWide = useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false })
  const isOpen = resume !== undefined && hasContacts(resume)
  return (
    <>
      <PageHeader title={t.resumeEditor.title(name)}>
        <PreviewButton resume={isOpen ? resume : undefined} />
      </PageHeader>
      {/* The tabs are drawn again for each section, so that its tab is scrolled into view. */}
      <PageTabs key={section} label={t.resumeEditor.sections}>
        {resumeSections.map((tab) => {
          const label = t.resumeEditor.tabs[tab]
          if (!resume && tab === section) {
            return (
              <PageTab key={tab} to="/resumes/contacts" search>
                {label}
              </PageTab>
            )
          }
          if (!resume || (!isOpen && tab !== 'contacts')) {
            return <BlockedTab key={tab} label={label} reason={refusal('resumes.no_contacts')} />
          }
          return (
            <PageTab
              key={tab}
              to="/resumes/$resumeId/$section"
              params={{ resumeId: String(resume.id), section: tab }}
            >
              {label}
            </PageTab>
          )
        })}
      </PageTabs>
      <div className={styles.columns} data-beside={isOpen || undefined}>
        <div className={styles.section}>
          {resume && <LostCharacters resume={resume} />}
          {children}
        </div>
        {isOpen && isWide && <PageBeside resume={resume} />}
      </div>
    </>
  )
}

/** In place of a tab whose page cannot be opened yet; says why. */
const BlockedTab = ({ label, reason }: { label: string; reason: string }) => (
  <Tip text={reason} isDescription>
    {(control) => (
      <button {...control} type="button" aria-disabled className={`${tabStyles.tab} ${tabStyles.blocked}`}>
        {label}
      </button>
    )}
  </Tip>
)
