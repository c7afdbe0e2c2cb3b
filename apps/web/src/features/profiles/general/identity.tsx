import { Avatar, Badge } from '@mantine/core'
import type { Profile } from '@portal/contract/profiles/profiles'
import type { User } from '@portal/contract/users'
import { t } from '../../../messages/messages.ts'
import { initialsOf } from '../../../shared/pictures/initials.ts'
import styles from './general-panel.module.css'

type Props = { user: User; profile: Profile; avatarSize: number }

/** Portrait, name and position of a person. */
export function Identity({ user, profile, avatarSize }: Props) {
  return (
    <header className={styles.identity}>
      <Avatar src={user.avatar} alt="" size={avatarSize} radius="50%" className={styles.avatar}>
        {initialsOf(user)}
      </Avatar>
      <div className={styles.words}>
        <h1 className={styles.name} tabIndex={-1}>
          {user.full_name}
        </h1>
        {profile.position && <p className={styles.position}>{profile.position}</p>}
        {!user.active && <Badge variant="default">{t.profiles.inactive}</Badge>}
      </div>
    </header>
  )
}
