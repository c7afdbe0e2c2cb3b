import { Button } from '@mantine/core'
import { profile as profileRow } from '@portal/contract/profiles/profiles'
import { IconPencil } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { FactList } from '../../../shared/facts/fact-list.tsx'
import { useRowOfDraft } from '../../../shared/forms/use-draft.ts'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { personalDraft } from '../profile-drafts.ts'
import styles from '../profile-page.module.css'
import type { PanelProps } from '../profile-queries.ts'
import { BirthFact, FamilyFact, HomeFact, OfficeFacts, StatusFact } from './personal-facts.tsx'

const PersonalInfoModal = lazyPart(() =>
  import('./personal-info-modal.tsx').then((file) => file.PersonalInfoModal),
)

/** Shows birth, family and addresses. */
export function PersonalPanel({ profile }: PanelProps) {
  const [edited, setEdited] = useRowOfDraft(personalDraft(profile.id), profileRow)
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
        <BirthFact {...profile} />
        <StatusFact {...profile} />
        <HomeFact {...profile} />
        <OfficeFacts {...profile} />
        <FamilyFact {...profile} />
      </FactList>
      {edited && <PersonalInfoModal profile={edited} onClose={() => setEdited(undefined)} />}
    </section>
  )
}
