import type { User } from '@portal/contract/accounts/user'
import type { Profile } from '@portal/contract/profiles/profiles'
import { t } from '../../../messages/messages.ts'
import { stateLooks } from '../../../reference/states/states.ts'
import { Face } from '../../../shared/pictures/face.tsx'
import { StateMark } from '../../../shared/states/state-mark.tsx'
import styles from './general-panel.module.css'

type Props = { user: User; profile: Profile; avatarSize: number }

/** Portrait, name and position of a person. */
export function Identity({ user, profile, avatarSize }: Props) {
  return (
    <header className={styles.identity}>
      <Face id={user.id} name={user.full_name} portrait={user.avatar} size={avatarSize} />
      <div className={styles.words}>
        <h1 className={styles.name} tabIndex={-1}>
          {user.full_name}
        </h1>
        {profile.position && <p className={styles.position}>{profile.position}</p>}
        {!user.active && <StateMark look={stateLooks.inactive}>{t.profiles.inactive}</StateMark>}
      </div>
    </header>
  )
}
