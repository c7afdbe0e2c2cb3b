import { useMediaQuery } from '@mantine/hooks'
import type { Resume } from '@portal/contract/resumes/resumes'
import { hasContacts } from '@portal/domain/resumes/resumes'
import { linkOptions } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { useOwnPageTitle, usePageAbove } from '../../../browser/page-title.ts'
import { t } from '../../../messages/messages.ts'
import { PageHeader } from '../../../shared/page/page-header.tsx'
import { LostCharacters } from '../lost-characters.tsx'
import styles from './editor-frame.module.css'
import { createSaving, SavingContext } from './frame/saving.ts'
import { SectionTabs } from './frame/section-tabs.tsx'
import { PageBeside, PageDrawerButton } from './page-beside.tsx'
import { PreviewButton } from './preview-button.tsx'
import type { ResumeSection } from './sections.ts'

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
  const [isChanged, setChanged] = useState(false)
  const [saving] = useState(() => createSaving(setChanged))
  return (
    <SavingContext value={saving}>
      <PageHeader title={t.resumeEditor.title(name)}>
        {isOpen && !isWide ? (
          <PageDrawerButton resume={resume} />
        ) : (
          <PreviewButton resume={isOpen ? resume : undefined} />
        )}
      </PageHeader>
      <SectionTabs section={section} resume={resume} isChanged={isChanged} />
      <div className={styles.columns} data-beside={isOpen || undefined}>
        <div className={styles.section}>
          {resume && <LostCharacters resume={resume} />}
          {children}
        </div>
        {isOpen && isWide && <PageBeside resume={resume} />}
      </div>
    </SavingContext>
  )
}
