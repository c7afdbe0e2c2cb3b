import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { FactList } from '../../../shared/facts/fact-list.tsx'
import { LinkButton } from '../../../shared/link-button.tsx'
import { AvailabilityFact } from '../general/account-switches.tsx'
import { Contacts } from '../general/contacts.tsx'
import { Employment } from '../general/employment.tsx'
import styles from '../general/general-panel.module.css'
import { RolesAndStack } from '../general/roles-and-stack.tsx'
import type { PanelProps } from '../profile-queries.ts'
import { ManagersFact } from './managers-fact.tsx'
import own from './own.module.css'

/** The own contacts, which the person edits, and what managers keep of the work. */
export const OwnGeneralPanel = ({ user, profile, onEditOwn }: PanelProps) => (
  <div className={styles.panel}>
    <RolesAndStack user={user} profile={profile} />
    <div className={styles.actions}>
      <Button variant="default" size="xs" leftSection={<IconPencil size={16} />} onClick={onEditOwn}>
        {t.myProfile.edit}
      </Button>
      {profile.can.update && (
        <LinkButton to="/users/$id" params={{ id: String(user.id) }} variant="default" size="xs">
          {t.myProfile.asManager}
        </LinkButton>
      )}
    </div>
    <section className={styles.section}>
      <h2 className={styles.heading}>{t.profiles.contacts}</h2>
      <Contacts user={user} profile={profile} />
    </section>
    <section className={styles.section}>
      <h2 className={styles.heading}>{t.profiles.work}</h2>
      <p className={own.keptHere}>{t.myProfile.kept}</p>
      <FactList>
        <ManagersFact contracts={user.available_contracts} />
        <AvailabilityFact user={user} />
      </FactList>
      <Employment profile={profile} />
    </section>
  </div>
)
