import { Button } from '@mantine/core'
import { type User, user as userRow } from '@portal/contract/accounts/user'
import { type Profile, profile as profileRow } from '@portal/contract/profiles/profiles'
import { IconKey, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { t } from '../../../messages/messages.ts'
import { useUser } from '../../../session/use-user.ts'
import { useRowOfDraft } from '../../../shared/forms/use-draft.ts'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { generalDraft } from '../profile-drafts.ts'
import { CvEnglish } from '../resumes/cv-english.tsx'
import { ActiveSwitch, AvailabilitySelect } from './account-switches.tsx'
import { Contacts } from './contacts.tsx'
import { Employment } from './employment.tsx'
import styles from './general-panel.module.css'
import { RolesAndStack } from './roles-and-stack.tsx'

const GeneralInfoModal = lazyPart(() =>
  import('./general-info-modal.tsx').then((file) => file.GeneralInfoModal),
)

/** Few who open a profile reset a password. */
const ResetPasswordModal = lazyPart(() =>
  import('./reset-password-modal.tsx').then((file) => file.ResetPasswordModal),
)

type Props = { user: User; profile: Profile }

const editedRows = z.object({ user: userRow, profile: profileRow })

/** Contacts, employment and the switches. On a desktop it is beside the tabs. */
export function GeneralPanel({ user, profile }: Props) {
  const me = useUser()
  const [edited, setEdited] = useRowOfDraft(generalDraft(user.id), editedRows)
  const [isResetting, setResetting] = useState(false)
  // One's own password is changed under Settings.
  const mayReset = user.can.change_password && user.id !== me.id
  return (
    <div className={styles.panel}>
      <RolesAndStack user={user} profile={profile} />
      {(user.can.update || mayReset) && (
        <div className={styles.actions}>
          {user.can.update && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPencil size={16} />}
              onClick={() => setEdited({ user, profile })}
            >
              {t.profiles.editGeneral}
            </Button>
          )}
          {mayReset && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconKey size={16} />}
              onClick={() => setResetting(true)}
            >
              {t.profiles.resetPassword}
            </Button>
          )}
        </div>
      )}
      <div className={styles.switches}>
        <ActiveSwitch user={user} profile={profile} />
        <AvailabilitySelect user={user} />
      </div>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t.profiles.contacts}</h2>
        <Contacts user={user} profile={profile} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t.profiles.work}</h2>
        <Employment
          profile={profile}
          englishNote={<CvEnglish userId={user.id} level={profile.english_level} />}
        />
      </section>
      {edited && <GeneralInfoModal {...edited} onClose={() => setEdited(undefined)} />}
      {isResetting && <ResetPasswordModal user={user} onClose={() => setResetting(false)} />}
    </div>
  )
}
