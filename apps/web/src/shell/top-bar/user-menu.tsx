import { useEffect } from 'react'
import { t } from '../../messages/messages.ts'
import { useUser } from '../../session/use-user.ts'
import { whenQuiet } from '../../shared/later/when-quiet.ts'
import { initialsOf } from '../../shared/pictures/initials.ts'
import { latePart } from '../../shared/stand-ins/late-part.tsx'
import { MissingPart } from '../../shared/stand-ins/missing-part.tsx'
import { Disclosure } from './disclosure.tsx'
import styles from './user-menu.module.css'

const loadItems = () => import('./user-menu-items.tsx').then((file) => file.UserMenuItems)
const UserMenuItems = latePart(loadItems, undefined, ({ onRetry }) => (
  <MissingPart title={t.navigation.menuFailed} onRetry={onRetry} />
))

const startLoading = () => void loadItems().catch(() => {})
/** Loads the menu early, so that it opens offline, too. */
const preloadItems = () => whenQuiet(startLoading)

export function UserMenu() {
  const user = useUser()
  useEffect(preloadItems, [])
  return (
    <Disclosure
      accessibleName={t.navigation.accountOf(user.full_name)}
      align="end"
      buttonClassName={styles.target}
      onIntent={startLoading}
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
