import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { IconEye, IconPencil } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { CopyLinkButton } from '../../../reference/resumes/copy-link-button.tsx'
import { toPreview } from '../../../reference/resumes/to-preview.ts'
import { RowActions } from '../../../shared/lists/cells/cells.tsx'
import { Tooltip } from '../../../shared/tooltip.tsx'
import { type ResumeOptionsProps, toContacts } from './resume-acts.ts'
import { ResumeMenu } from './resume-menu.tsx'

type AnchorProps = ActionIconProps & Omit<ComponentPropsWithRef<'a'>, keyof ActionIconProps>
const IconAnchor = createLink((props: AnchorProps) => <ActionIcon component="a" color="gray" {...props} />)

/**
 * What one can do with a CV: its link is copied in one click; on a desktop the most frequent other acts are icons before the menu too.
 */
export function ResumeOptions(props: ResumeOptionsProps) {
  const isPhone = useIsPhone()
  const { cv, owner } = props
  const name = cv.title
  if (isPhone) {
    return (
      <RowActions>
        <CopyLinkButton cv={name} link={cv.link} />
        <ResumeMenu {...props} isWhole />
      </RowActions>
    )
  }
  return (
    <RowActions>
      <Tooltip text={t.cvList.preview}>
        {(control) => (
          <IconAnchor {...control} {...toPreview(cv, owner)} aria-label={t.cvList.previewOf(name)}>
            <IconEye size={18} aria-hidden />
          </IconAnchor>
        )}
      </Tooltip>
      <Tooltip text={t.cvList.editContacts}>
        {(control) => (
          <IconAnchor {...control} {...toContacts(cv, owner)} aria-label={t.cvList.editContactsOf(name)}>
            <IconPencil size={18} aria-hidden />
          </IconAnchor>
        )}
      </Tooltip>
      <CopyLinkButton cv={name} link={cv.link} />
      <ResumeMenu {...props} isWhole={false} />
    </RowActions>
  )
}
