import { Menu } from '@mantine/core'
import type { ResumeLink } from '@portal/contract/resumes/links'
import { IconCalendarEvent, IconLink, IconLinkOff, IconRefresh } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import type { LinkAct } from './link-act.ts'

type Props = { link: Pick<ResumeLink, 'state'>; onAct: (act: LinkAct) => void }

/** What can be done with the link of a CV, as items of a menu. */
export const LinkMenuItems = ({ link, onAct }: Props) => (
  <>
    {link.state === 'on' ? (
      <Menu.Item leftSection={<IconLinkOff size={18} aria-hidden />} onClick={() => onAct('end')}>
        {t.cvLinks.end}
      </Menu.Item>
    ) : (
      <Menu.Item leftSection={<IconLink size={18} aria-hidden />} onClick={() => onAct('turnOn')}>
        {t.cvLinks.turnOn}
      </Menu.Item>
    )}
    <Menu.Item leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => onAct('renew')}>
      {t.cvLinks.renew}
    </Menu.Item>
    {link.state === 'on' && (
      <Menu.Item leftSection={<IconCalendarEvent size={18} aria-hidden />} onClick={() => onAct('lastDay')}>
        {t.cvLinks.lastDay}
      </Menu.Item>
    )}
  </>
)
