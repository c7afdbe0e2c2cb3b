import { Button } from '@mantine/core'
import { profile as profileRow } from '@portal/contract/profiles/profiles'
import { formatDay } from '@portal/domain/days'
import { defaultMaritalStatus } from '@portal/domain/people/profiles'
import { IconPencil } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { Fact, FactList } from '../../../shared/facts/fact-list.tsx'
import { useRowOfDraft } from '../../../shared/forms/use-draft.ts'
import { personalDraft } from '../profile-drafts.ts'
import styles from '../profile-page.module.css'
import type { PanelProps } from '../profile-queries.ts'
import { PersonalInfoModal } from './personal-info-modal.tsx'

/** Shows birth, family and addresses to manager-level people and the person. */
export function PersonalPanel({ profile }: PanelProps) {
  const [edited, setEdited] = useRowOfDraft(personalDraft(profile.id), profileRow)
  const { date_of_birth, marital_status, children } = profile
  return (
    <section className={styles.card} aria-label={t.profiles.tabs.personal}>
      <div className={styles.cardTop}>
        <h2 className={styles.cardTitle}>{t.profiles.personalTitle}</h2>
        {profile.can.update && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={16} />}
            aria-label={t.profiles.editPersonal}
            onClick={() => setEdited(profile)}
          >
            {t.actions.edit}
          </Button>
        )}
      </div>
      <FactList>
        <Fact label={t.profiles.dateOfBirth} text={date_of_birth && formatDay(date_of_birth)} />
        <Fact
          label={t.profiles.maritalStatus}
          text={t.profiles.maritalStatuses[marital_status ?? defaultMaritalStatus]}
        />
        <Fact label={t.profiles.homeAddress} text={profile.home_address} />
        <Fact label={t.profiles.office} text={profile.office} />
        <Fact label={t.profiles.postOffice} text={profile.post_office} />
        <Fact label={t.profiles.children} text={t.profiles.noChildren}>
          {children.length > 0 && (
            <ul className={styles.plainList}>
              {children.map(({ id, name, date_of_birth: birth }) => (
                <li key={id}>{birth ? t.profiles.childBorn(name, formatDay(birth)) : name}</li>
              ))}
            </ul>
          )}
        </Fact>
      </FactList>
      {edited && <PersonalInfoModal profile={edited} onClose={() => setEdited(undefined)} />}
    </section>
  )
}
