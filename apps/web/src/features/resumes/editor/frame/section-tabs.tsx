import { VisuallyHidden } from '@mantine/core'
import type { Resume } from '@portal/contract/resumes/resumes'
import { hasContacts } from '@portal/domain/resumes/resumes'
import { IconCheck } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { asksBeforeUnload } from '../../../../browser/before-unload.ts'
import { t } from '../../../../messages/messages.ts'
import { refusal } from '../../../../messages/refusals.ts'
import { useUser } from '../../../../session/use-user.ts'
import { hasDraft } from '../../../../shared/forms/drafts.ts'
import tabStyles from '../../../../shared/page/page-tabs.module.css'
import { PageTab, PageTabs } from '../../../../shared/page/page-tabs.tsx'
import { Tooltip } from '../../../../shared/tooltip.tsx'
import { draftNames, isFilled, type ResumeSection, resumeSections } from '../sections.ts'
import styles from './section-tabs.module.css'

type Props = {
  section: ResumeSection
  /** The CV; undefined while it is not saved. */
  resume: Resume | undefined
  /** Whether something is typed in the form of the section. */
  isChanged: boolean
}

/** The tabs of the editor: a dot where something is typed and not saved, otherwise a tick where the CV has something. */
export function SectionTabs({ section, resume, isChanged }: Props) {
  const { id: userId } = useUser()
  const hasTyped = (tab: ResumeSection) => {
    if (tab === section) return isChanged
    if (!resume) return false
    const { typed, edited } = draftNames(resume.id, tab)
    return hasDraft(userId, typed) || hasDraft(userId, edited)
  }
  useQuestionBeforeClosing(resumeSections.some(hasTyped))
  return (
    // The tabs are drawn again for each section, so that its tab is scrolled into view.
    <PageTabs key={section} label={t.resumeEditor.sections}>
      {resumeSections.map((tab) => {
        const label = t.resumeEditor.tabs[tab]
        const mark = <Mark isTyped={hasTyped(tab)} isFilled={resume !== undefined && isFilled[tab](resume)} />
        if (!resume && tab === section) {
          return (
            <PageTab key={tab} to="/resumes/contacts" search>
              {label}
              {mark}
            </PageTab>
          )
        }
        if (!resume || (!hasContacts(resume) && tab !== 'contacts')) {
          return <BlockedTab key={tab} label={label} reason={refusal('resumes.no_contacts')} />
        }
        return (
          <PageTab
            key={tab}
            to="/resumes/$resumeId/$section"
            params={{ resumeId: String(resume.id), section: tab }}
          >
            {label}
            {mark}
          </PageTab>
        )
      })}
    </PageTabs>
  )
}

function Mark({ isTyped, isFilled }: { isTyped: boolean; isFilled: boolean }) {
  if (!isTyped && !isFilled) return null
  return (
    <span className={styles.mark}>
      {isTyped ? (
        <span className={styles.dot} aria-hidden />
      ) : (
        <IconCheck size={14} stroke={2.5} className={styles.tick} aria-hidden />
      )}
      <VisuallyHidden>({isTyped ? t.resumeEditor.notSaved : t.resumeEditor.filled})</VisuallyHidden>
    </span>
  )
}

/** In place of a tab whose page cannot be opened yet; says why. */
const BlockedTab = ({ label, reason }: { label: string; reason: string }) => (
  <Tooltip text={reason} isDescription>
    {(control) => (
      <button {...control} type="button" aria-disabled className={`${tabStyles.tab} ${tabStyles.blocked}`}>
        {label}
      </button>
    )}
  </Tooltip>
)

/** Lets the browser ask before it closes a tab that holds typed text of any section. Other pages lose none of it. */
function useQuestionBeforeClosing(isTyped: boolean) {
  const { history } = useRouter()
  useEffect(() => {
    if (!isTyped) return
    return history.block({ enableBeforeUnload: asksBeforeUnload, blockerFn: () => false })
  }, [isTyped, history])
}
