import { VisuallyHidden } from '@mantine/core'
import { t } from '../../messages/messages.ts'
import { useUser } from '../../session/use-user.ts'
import { initialsOf } from '../../shared/pictures/initials.ts'
import { Disclosure } from './disclosure.tsx'
import styles from './user-menu.module.css'
import { UserMenuItems } from './user-menu-items.tsx'

export function UserMenu() {
  const user = useUser()
  return (
    <Disclosure
      align="end"
      buttonClassName={styles.target}
      label={
        <>
          <span className={styles.portrait} aria-hidden>
            {user.avatar ? <img src={user.avatar} alt="" width={28} height={28} /> : initialsOf(user)}
          </span>
          <VisuallyHidden>{t.navigation.accountOf(user.full_name)}</VisuallyHidden>
          <span className={styles.name} aria-hidden>
            {user.full_name}
          </span>
        </>
      }
    >
      {(close) => <UserMenuItems onFollow={close} />}
    </Disclosure>
  )
}
