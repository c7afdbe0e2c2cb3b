import { Button } from '@mantine/core'
import { type User, user as userRow } from '@portal/contract/accounts/user'
import { type Profile, profile as profileRow } from '@portal/contract/profiles/profiles'
import { IconPencil } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { t } from '../../../messages/messages.ts'
import { useRowOfDraft } from '../../../shared/forms/use-draft.ts'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { generalDraft } from '../profile-drafts.ts'
import { CvEnglish } from '../resumes/cv-english.tsx'
import { ActiveSwitch, AvailabilitySelect } from './account-switches.tsx'
import { Contacts } from './contacts.tsx'
import { Employment } from './employment.tsx'
import styles from './general-panel.module.css'
import { RolesAndStack } from './roles-and-stack.tsx'
import { SignInActs } from './sign-in-acts.tsx'

const GeneralInfoModal = lazyPart(() =>
  import('./general-info-modal.tsx').then((file) => file.GeneralInfoModal),
)

type Props = { user: User; profile: Profile }

const editedRows = z.object({ user: userRow, profile: profileRow })

/** Contacts, employment and the switches. On a desktop it is beside the tabs. */
export function GeneralPanel({ user, profile }: Props) {
  const [edited, setEdited] = useRowOfDraft(generalDraft(user.id), editedRows)
  return (
    <div className={styles.panel}>
      <RolesAndStack user={user} profile={profile} />
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
        <SignInActs user={user} />
      </div>
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
    </div>
  )
}
