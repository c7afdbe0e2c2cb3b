import type { ResumeLink } from '@portal/contract/resumes/links'
import { IconLink } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { RowAction } from '../../shared/lists/cells/cells.tsx'
import { copyResumeLink } from './copy-link.ts'

type Props = {
  /** What lists call the CV. */
  cv: string
  link: Pick<ResumeLink, 'url' | 'state'>
}

/** Copies the public link of a CV in one click. An ended link is not handed out: the button then says so. */
export const CopyLinkButton = ({ cv, link }: Props) => (
  <RowAction
    label={t.cvLinks.copyOf(cv)}
    icon={<IconLink size={18} aria-hidden />}
    onClick={() => void copyResumeLink(link)}
    refusal={link.state === 'off' ? t.cvLinks.ended : undefined}
  />
)
