import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { IconEye, IconLink, IconPencil } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { useIsPhone } from '../../../entry/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { RowAction, RowActions } from '../../../shared/lists/cells/cells.tsx'
import { Tip } from '../../../shared/tip.tsx'
import { cvName, type ResumeOptionsProps, toContacts, toPreview } from './listed-resumes.ts'
import { ResumeMenu } from './resume-menu.tsx'

type AnchorProps = ActionIconProps & Omit<ComponentPropsWithRef<'a'>, keyof ActionIconProps>
const IconAnchor = createLink((props: AnchorProps) => <ActionIcon component="a" color="gray" {...props} />)

/**
 * What one can do with a CV: on a phone all of it in a menu, on a desktop the most frequent acts as icons before it.
 */
export function ResumeOptions(props: ResumeOptionsProps) {
  const isPhone = useIsPhone()
  const { cv, owner, onCopyLink } = props
  const name = cvName(cv)
  if (isPhone) return <ResumeMenu {...props} isWhole />
  return (
    <RowActions>
      <Tip text={t.cvList.preview}>
        {(control) => (
          <IconAnchor {...control} {...toPreview(cv, owner)} aria-label={t.cvList.previewOf(name)}>
            <IconEye size={18} aria-hidden />
          </IconAnchor>
        )}
      </Tip>
      <Tip text={t.cvList.editContacts}>
        {(control) => (
          <IconAnchor {...control} {...toContacts(cv, owner)} aria-label={t.cvList.editContactsOf(name)}>
            <IconPencil size={18} aria-hidden />
          </IconAnchor>
        )}
      </Tip>
      <RowAction
        label={t.cvList.copyLinkOf(name)}
        icon={<IconLink size={18} aria-hidden />}
        onClick={() => onCopyLink(cv)}
      />
      <ResumeMenu {...props} isWhole={false} />
    </RowActions>
  )
}
