import '../../theme/mantine-controls.css'
import { SegmentedControl, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { IconKeyboard, IconLogout, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { t } from '../../messages/messages.ts'
import { useUser } from '../../session/use-user.ts'
import { colorSchemes, toColorScheme } from '../../theme/color-scheme.ts'
import { openShortcutHelp } from '../shortcuts/shortcut-help.ts'
import dropdown from './dropdown-link.module.css'
import styles from './user-menu.module.css'

export function UserMenuItems({ onFollow }: { onFollow: () => void }) {
  const user = useUser()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
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
        <SegmentedControl
          fullWidth
          size="xs"
          className={styles.scheme}
          aria-label={t.app.colorScheme}
          value={colorScheme}
          onChange={(value) => setColorScheme(toColorScheme(value))}
          data={colorSchemes.map((scheme) => ({ value: scheme, label: t.app[scheme] }))}
        />
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
