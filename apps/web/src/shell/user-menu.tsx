import { Avatar, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { IconChevronDown, IconKeyboard, IconLogout, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { useUser } from '../session/use-user.ts'
import { colorSchemes, toColorScheme } from '../theme/color-scheme.ts'
import { initialsOf } from './initials.ts'
import { openShortcutHelp } from './shortcut-help.ts'
import styles from './user-menu.module.css'

export function UserMenu() {
  const user = useUser()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Menu position="bottom-end" width={232}>
      <Menu.Target>
        <UnstyledButton className={styles.target} aria-label={t.navigation.accountOf(user.full_name)}>
          <Avatar src={user.avatar} size={28} radius="xl" alt="" className={styles.avatar}>
            {initialsOf(user)}
          </Avatar>
          <span className={styles.name}>{user.full_name}</span>
          <IconChevronDown size={14} aria-hidden className={styles.chevron} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.who}>
          <strong className={styles.fullName}>{user.full_name}</strong>
          <span className={styles.email}>{user.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/settings" leftSection={<IconSettings size={18} />}>
          {t.navigation.settings}
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={18} />} onClick={openShortcutHelp}>
          {t.navigation.shortcuts}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t.app.colorScheme}</Menu.Label>
        <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(toColorScheme(value))}>
          {colorSchemes.map((scheme) => (
            <Menu.RadioItem key={scheme} value={scheme}>
              {t.app[scheme]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item component={Link} to="/logout" preload={false} leftSection={<IconLogout size={18} />}>
          {t.navigation.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
