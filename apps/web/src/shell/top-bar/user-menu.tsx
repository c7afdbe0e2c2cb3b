import { VisuallyHidden } from '@mantine/core'
import { t } from '../../messages/messages.ts'
import { useUser } from '../../session/use-user.ts'
import { Face } from '../../shared/pictures/face.tsx'
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
          <Face id={user.id} name={user.full_name} portrait={user.avatar} size={28} />
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
