import { Button } from '@mantine/core'
import { profile as profileRow } from '@portal/contract/profiles'
import { formatDay } from '@portal/domain/days'
import { defaultMaritalStatus } from '@portal/domain/people/profiles'
import { IconPencil } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { Fact, FactList } from '../../../shared/facts/fact-list.tsx'
import { useRowOfDraft } from '../../../shared/forms/use-draft.ts'
import { lateDialog } from '../../../shared/stand-ins/late-part.tsx'
import { personalDraft } from '../profile-drafts.ts'
import styles from '../profile-page.module.css'
import type { PanelProps } from '../profile-queries.ts'

const loadEdit = () => import('./personal-info-modal.tsx')
const PersonalInfoModal = lateDialog(() => loadEdit().then((file) => file.PersonalInfoModal))

/** Birth, family, addresses: for manager-level people and the person. */
export function PersonalPanel({ profile }: PanelProps) {
  const [edited, setEdited] = useRowOfDraft(personalDraft(profile.id), profileRow)
  const { date_of_birth, marital_status, children } = profile
  return (
    <section className={styles.card} aria-label={t.userProfile.tabs.personal}>
      <div className={styles.cardTop}>
        <h2 className={styles.cardTitle}>{t.userProfile.personalTitle}</h2>
        {profile.can.update && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={16} />}
            aria-label={t.userProfile.editPersonal}
            onPointerEnter={loadEdit}
            onFocus={loadEdit}
            onClick={() => setEdited(profile)}
          >
            {t.actions.edit}
          </Button>
        )}
      </div>
      <FactList>
        <Fact label={t.userProfile.dateOfBirth} text={date_of_birth && formatDay(date_of_birth)} />
        <Fact
          label={t.userProfile.maritalStatus}
          text={t.userProfile.maritalStatuses[marital_status ?? defaultMaritalStatus]}
        />
        <Fact label={t.userProfile.homeAddress} text={profile.home_address} />
        <Fact label={t.userProfile.office} text={profile.office} />
        <Fact label={t.userProfile.postOffice} text={profile.post_office} />
        <Fact label={t.userProfile.children} text={t.userProfile.noChildren}>
          {children.length > 0 && (
            <ul className={styles.plainList}>
              {children.map(({ id, name, date_of_birth: birth }) => (
                <li key={id}>{birth ? t.userProfile.childBorn(name, formatDay(birth)) : name}</li>
              ))}
            </ul>
          )}
        </Fact>
      </FactList>
      {edited && <PersonalInfoModal profile={edited} onClose={() => setEdited(undefined)} />}
    </section>
  )
}
