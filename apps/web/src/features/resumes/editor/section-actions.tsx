import { Button } from '@mantine/core'
import type { Resume } from '@portal/contract/resumes/resumes'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { t } from '../../../messages/messages.ts'
import { keepFocus } from '../../../shared/focus/keep-focus.ts'
import { LinkButton } from '../../../shared/link-button.tsx'
import { useSaving } from './frame/saving.ts'
import { PreviewButton } from './preview-button.tsx'
import styles from './section-actions.module.css'
import { type ResumeSection, resumeSections } from './sections.ts'

type Props = {
  section: ResumeSection
  userId: number
  /** The CV; undefined while its contacts are not saved. */
  resume: Resume | undefined
}

const back = <IconArrowLeft size={18} aria-hidden />
const onward = <IconArrowRight size={18} aria-hidden />

/**
 * Back and Continue below every section, which save what is typed and then go on. Before the first section is the
 * person's list of CVs, and after the last one the finished page.
 */
export function SectionActions({ section, userId, resume }: Props) {
  const place = resumeSections.indexOf(section)
  const previous = resumeSections[place - 1]
  const next = resumeSections[place + 1]
  return (
    <div className={styles.actions}>
      {previous && resume ? (
        <SectionLink resumeId={resume.id} section={previous} isBack />
      ) : (
        <ListLink userId={userId} isSaving={resume !== undefined} />
      )}
      {next && resume && <SectionLink resumeId={resume.id} section={next} />}
      {!next && resume && <PreviewButton resume={resume} />}
      {!resume && <ContinueNew />}
    </div>
  )
}

const sectionLink = (resumeId: number, section: ResumeSection) =>
  linkOptions({ to: '/resumes/$resumeId/$section', params: { resumeId: String(resumeId), section } })

type SectionLinkProps = { resumeId: number; section: ResumeSection; isBack?: boolean }

function SectionLink({ resumeId, section, isBack = false }: SectionLinkProps) {
  const saving = useSaving()
  const navigate = useNavigate()
  const link = sectionLink(resumeId, section)
  return (
    <LinkButton
      {...keepFocus}
      variant="default"
      {...(isBack ? { leftSection: back } : { rightSection: onward })}
      {...link}
      onClick={saving.onLeave(() => navigate({ ...link, ignoreBlocker: true }))}
    >
      {isBack ? t.resumeEditor.back : t.resumeEditor.onward}
    </LinkButton>
  )
}

/** Leads out of the editor. A CV that is only begun is not made by it: the question before typed text is lost comes. */
function ListLink({ userId, isSaving }: { userId: number; isSaving: boolean }) {
  const saving = useSaving()
  const navigate = useNavigate()
  const link = linkOptions({ to: '/users/$id', params: { id: String(userId) }, search: { tab: 'cv' } })
  const save = saving.onLeave(() => navigate({ ...link, ignoreBlocker: true }))
  return (
    <LinkButton
      {...keepFocus}
      variant="default"
      leftSection={back}
      {...link}
      {...(isSaving && { onClick: save })}
    >
      {t.resumeEditor.back}
    </LinkButton>
  )
}

/** Makes the CV and goes on to its first section. */
function ContinueNew() {
  const saving = useSaving()
  const navigate = useNavigate()
  const goOn = (madeId: number | undefined) =>
    madeId !== undefined &&
    navigate({ ...sectionLink(madeId, 'experience'), replace: true, ignoreBlocker: true })
  return (
    <Button {...keepFocus} variant="default" rightSection={onward} onClick={() => saving.saveThen(goOn)}>
      {t.resumeEditor.onward}
    </Button>
  )
}
