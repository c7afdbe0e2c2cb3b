import type { User } from '@portal/contract/accounts/user'
import type { Profile } from '@portal/contract/profiles/profiles'
import { t } from '../../../messages/messages.ts'
import { Tags } from '../../../shared/facts/tags.tsx'
import styles from './general-panel.module.css'

type Props = { user: User; profile: Profile }

export const RolesAndStack = ({ user, profile: { technologies } }: Props) => (
  <>
    {technologies.length > 0 && (
      <Tags label={t.profiles.stack} names={technologies.map(({ name }) => name)} />
    )}
    <p className={styles.roles}>
      <span className={styles.rolesLabel}>{t.profiles.roles}:</span>{' '}
      {t.profiles.list(user.sub_roles.map(({ name }) => name))}
    </p>
  </>
)
