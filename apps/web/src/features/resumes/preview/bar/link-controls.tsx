import { Button, Menu } from '@mantine/core'
import type { Resume } from '@portal/contract/resumes/resumes'
import { IconChevronDown, IconLink } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { t } from '../../../../messages/messages.ts'
import { copyResumeLink } from '../../../../reference/resumes/copy-link.ts'
import { LinkMenuItems } from '../../../../reference/resumes/link-menu-items.tsx'
import { LinkState } from '../../../../reference/resumes/link-state.tsx'
import { titleOf } from '../../../../reference/resumes/listed-resumes.ts'
import { useLinkActs } from '../../../../reference/resumes/use-link-acts.tsx'
import type { ResumeKey } from '../resume-queries.ts'
import styles from './link-controls.module.css'

type LinkControlsProps = { resumeKey: ResumeKey; resume: Resume }

/** What managers do with the link of the CV on the screen: to copy it is the main button. */
export function LinkControls({ resumeKey, resume }: LinkControlsProps) {
  const { id, link } = resume
  const navigate = useNavigate()
  const { act, dialog } = useLinkActs({
    onRenewed: ({ slug }) =>
      void navigate({ to: '/cv/$slug', params: { slug }, search: true, replace: true }),
  })
  const cv = { id, link, title: titleOf(resume) }
  const isOld = 'slug' in resumeKey && resumeKey.slug !== link.slug
  const isOn = link.state === 'on'
  return (
    <div className={styles.controls}>
      {isOld && <span className={styles.old}>{t.cvLinks.oldAddress}</span>}
      {/* A link that is on and stays so is told by its button. */}
      {!isOld && !(isOn && link.ends_on === null) && <LinkState link={link} />}
      <div className={styles.split}>
        {isOn ? (
          <Button leftSection={<IconLink size={18} aria-hidden />} onClick={() => void copyResumeLink(link)}>
            {t.cvLinks.copy}
          </Button>
        ) : (
          <Button leftSection={<IconLink size={18} aria-hidden />} onClick={() => act('turnOn', cv)}>
            {t.cvLinks.turnOn}
          </Button>
        )}
        <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button className={styles.more ?? ''} aria-label={t.cvLinks.more}>
              <IconChevronDown size={18} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <LinkMenuItems link={link} onAct={(wanted) => act(wanted, cv)} />
          </Menu.Dropdown>
        </Menu>
      </div>
      {dialog}
    </div>
  )
}
