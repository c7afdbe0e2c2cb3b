import { Button } from '@mantine/core'
import type { Resume } from '@portal/contract/resumes/resumes'
import { IconEye } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import { toPreview } from '../../../reference/resumes/to-preview.ts'
import { LinkButton } from '../../../shared/link-button.tsx'
import { Tooltip } from '../../../shared/tooltip.tsx'
import { useSaving } from './frame/saving.ts'

type Props = {
  /** The CV; undefined while its contacts are not saved. */
  resume: Pick<Resume, 'id' | 'user_slug' | 'link'> | undefined
  /** Whether it is in a drawer, whose entry in the history the page replaces. */
  isInDrawer?: boolean
}

/** Leads to the finished page, once what is typed is saved. */
export function PreviewButton({ resume, isInDrawer = false }: Props) {
  const saving = useSaving()
  const navigate = useNavigate()
  const icon = <IconEye size={18} aria-hidden />
  if (!resume) {
    return <BlockedButton label={t.resumeEditor.preview} reason={t.resumeEditor.previewBlocked} icon={icon} />
  }
  const page = { ...toPreview(resume, { slug: resume.user_slug }), replace: isInDrawer }
  return (
    <LinkButton
      variant="default"
      leftSection={icon}
      {...page}
      onClick={saving.onLeave(() => navigate({ ...page, ignoreBlocker: true }))}
    >
      {t.resumeEditor.preview}
    </LinkButton>
  )
}

type BlockedProps = { label: string; reason: string; icon?: ReactNode; iconAfter?: ReactNode }

/** A button that does nothing yet and says why; it keeps its place in the order of Tab. */
const BlockedButton = ({ label, reason, icon, iconAfter }: BlockedProps) => (
  <Tooltip text={reason} isDescription>
    {(control) => (
      <Button
        {...control}
        variant="default"
        data-disabled
        aria-disabled
        leftSection={icon}
        rightSection={iconAfter}
      >
        {label}
      </Button>
    )}
  </Tooltip>
)
