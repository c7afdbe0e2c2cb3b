import { UnstyledButton } from '@mantine/core'
import { IconKeyboard, IconLogout, IconSettings, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { t } from '../../messages/messages.ts'
import { useUser } from '../../session/use-user.ts'
import { ColorSchemeControl } from '../../theme/color-scheme-control.tsx'
import { openShortcutHelp } from '../shortcuts/shortcut-keys.tsx'
import dropdown from './dropdown-link.module.css'
import styles from './user-menu.module.css'

export function UserMenuItems({ onFollow }: { onFollow: () => void }) {
  const user = useUser()
  const showShortcuts = () => {
    onFollow()
    openShortcutHelp()
  }
  return (
    <>
      <div className={styles.who}>
        <strong className={styles.fullName}>{user.full_name}</strong>
        <span className={styles.email}>{user.email}</span>
      </div>
      <div className={styles.group}>
        <Link to="/profile" className={dropdown.link} onClick={onFollow}>
          <IconUser size={18} aria-hidden />
          {t.navigation.myProfile}
        </Link>
        <Link to="/settings" className={dropdown.link} onClick={onFollow}>
          <IconSettings size={18} aria-hidden />
          {t.navigation.settings}
        </Link>
        <UnstyledButton className={dropdown.link} onClick={showShortcuts}>
          <IconKeyboard size={18} aria-hidden />
          {t.navigation.shortcuts}
        </UnstyledButton>
      </div>
      <div className={styles.group}>
        <ColorSchemeControl isWide isSmall className={styles.scheme} />
      </div>
      <div className={styles.group}>
        <Link to="/logout" preload={false} className={dropdown.link}>
          <IconLogout size={18} aria-hidden />
          {t.navigation.logout}
        </Link>
      </div>
    </>
  )
}
