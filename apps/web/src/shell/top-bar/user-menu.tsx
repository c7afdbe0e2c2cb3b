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
      accessibleName={t.navigation.accountOf(user.full_name)}
      align="end"
      buttonClassName={styles.target}
      label={
        <>
          <span className={styles.portrait} aria-hidden>
            {user.avatar ? <img src={user.avatar} alt="" width={28} height={28} /> : initialsOf(user)}
          </span>
          <span className={styles.name}>{user.full_name}</span>
        </>
      }
    >
      {(close) => <UserMenuItems onFollow={close} />}
    </Disclosure>
  )
}
