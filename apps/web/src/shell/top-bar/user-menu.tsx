import { lazy, Suspense, useEffect } from 'react'
import { t } from '../../messages/messages.ts'
import { useUser } from '../../session/use-user.ts'
import { whenQuiet } from '../../shared/later/when-quiet.ts'
import { Disclosure } from './disclosure.tsx'
import { initialsOf } from './initials.ts'
import styles from './user-menu.module.css'

const loadItems = () => import('./user-menu-items.tsx').then((file) => ({ default: file.UserMenuItems }))
const UserMenuItems = lazy(loadItems)

/** Loads the menu early, so that it opens offline, too. */
const preloadItems = () => whenQuiet(() => void loadItems().catch(() => {}))

export function UserMenu() {
  const user = useUser()
  useEffect(preloadItems, [])
  return (
    <Disclosure
      accessibleName={t.navigation.accountOf(user.full_name)}
      align="end"
      buttonClassName={styles.target}
      onIntent={loadItems}
      label={
        <>
          <span className={styles.portrait} aria-hidden>
            {user.avatar ? <img src={user.avatar} alt="" width={28} height={28} /> : initialsOf(user)}
          </span>
          <span className={styles.name}>{user.full_name}</span>
        </>
      }
    >
      {(close) => (
        <Suspense>
          <UserMenuItems onFollow={close} />
        </Suspense>
      )}
    </Disclosure>
  )
}
