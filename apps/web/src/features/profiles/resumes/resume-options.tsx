import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { CopyLinkButton } from '../../../reference/resumes/copy-link-button.tsx'
import { toPreview } from '../../../reference/resumes/to-preview.ts'
import { RowAction, RowActions } from '../../../shared/lists/cells/cells.tsx'
import { Tooltip } from '../../../shared/tooltip.tsx'
import { type ResumeOptionsProps, toContacts } from './resume-acts.ts'
import { ResumeMenu } from './resume-menu.tsx'

type AnchorProps = ActionIconProps & Omit<ComponentPropsWithRef<'a'>, keyof ActionIconProps>
const IconAnchor = createLink((props: AnchorProps) => <ActionIcon component="a" color="gray" {...props} />)

/**
 * What one can do with a CV. The most frequent acts are icons before the menu; on a phone, whose heading leads to the preview,
 * deleting is one of them.
 */
export function ResumeOptions(props: ResumeOptionsProps) {
  const isPhone = useIsPhone()
  const { cv, owner, onDelete } = props
  const name = cv.title
  return (
    <RowActions>
      {!isPhone && (
        <Tooltip text={t.cvList.preview}>
          {(control) => (
            <IconAnchor {...control} {...toPreview(cv, owner)} aria-label={t.cvList.previewOf(name)}>
              <IconEye size={18} aria-hidden />
            </IconAnchor>
          )}
        </Tooltip>
      )}
      <Tooltip text={t.cvList.editContacts}>
        {(control) => (
          <IconAnchor {...control} {...toContacts(cv, owner)} aria-label={t.cvList.editContactsOf(name)}>
            <IconPencil size={18} aria-hidden />
          </IconAnchor>
        )}
      </Tooltip>
      <CopyLinkButton cv={name} link={cv.link} />
      {isPhone && (
        <RowAction
          label={t.cvList.deleteOf(name)}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={() => onDelete(cv)}
        />
      )}
      <ResumeMenu {...props} isOnPhone={isPhone} />
    </RowActions>
  )
}
