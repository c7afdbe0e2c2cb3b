import type { Resume } from '@portal/contract/resumes/resumes'
import { IconEye } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { toPreview } from '../../../reference/resumes/to-preview.ts'
import { LinkButton } from '../../../shared/link-button.tsx'
import { BlockedButton } from './blocked-button.tsx'

type Props = {
  /** The CV; undefined while its contacts are not saved. */
  resume: Pick<Resume, 'id' | 'user_slug' | 'link'> | undefined
}

/** Leads to the finished page. */
export function PreviewButton({ resume }: Props) {
  const icon = <IconEye size={18} aria-hidden />
  if (!resume) {
    return <BlockedButton label={t.resumeEditor.preview} reason={t.resumeEditor.previewBlocked} icon={icon} />
  }
  return (
    <LinkButton variant="default" leftSection={icon} {...toPreview(resume, { slug: resume.user_slug })}>
      {t.resumeEditor.preview}
    </LinkButton>
  )
}
