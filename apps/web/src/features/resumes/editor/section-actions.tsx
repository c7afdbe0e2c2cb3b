import type { Resume } from '@portal/contract/resumes/resumes'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { refusal } from '../../../messages/refusals.ts'
import { LinkButton } from '../../../shared/link-button.tsx'
import { BlockedButton } from './blocked-button.tsx'
import { PreviewButton } from './preview-button.tsx'
import styles from './section-actions.module.css'
import { type ResumeSection, resumeSections } from './sections.ts'

type Props = {
  section: ResumeSection
  userId: number
  /** The CV; undefined while its contacts are not saved. */
  resume: Resume | undefined
}

/**
 * Back and Continue below every section. Before the first one is the person's list of CVs, and after the last one the
 * finished page.
 */
export function SectionActions({ section, userId, resume }: Props) {
  const place = resumeSections.indexOf(section)
  const previous = resumeSections[place - 1]
  const next = resumeSections[place + 1]
  const back = <IconArrowLeft size={18} aria-hidden />
  const onward = <IconArrowRight size={18} aria-hidden />
  return (
    <div className={styles.actions}>
      {previous && resume ? (
        <LinkButton
          variant="default"
          leftSection={back}
          to="/resumes/$resumeId/$section"
          params={{ resumeId: String(resume.id), section: previous }}
        >
          {t.resumeEditor.back}
        </LinkButton>
      ) : (
        <LinkButton
          variant="default"
          leftSection={back}
          to="/users/$id"
          params={{ id: String(userId) }}
          search={{ tab: 'cv' }}
        >
          {t.resumeEditor.back}
        </LinkButton>
      )}
      {next && resume && (
        <LinkButton
          variant="default"
          rightSection={onward}
          to="/resumes/$resumeId/$section"
          params={{ resumeId: String(resume.id), section: next }}
        >
          {t.resumeEditor.onward}
        </LinkButton>
      )}
      {!resume && (
        <BlockedButton
          label={t.resumeEditor.onward}
          reason={refusal('resumes.no_contacts')}
          iconAfter={onward}
        />
      )}
      {!next && resume && <PreviewButton resume={resume} />}
    </div>
  )
}
