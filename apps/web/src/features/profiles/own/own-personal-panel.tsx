import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { FactList } from '../../../shared/facts/fact-list.tsx'
import { BirthFact, FamilyFact, HomeFact, OfficeFacts, StatusFact } from '../personal/personal-facts.tsx'
import styles from '../profile-page.module.css'
import type { PanelProps } from '../profile-queries.ts'
import own from './own.module.css'

/** The own birth and address, which the person edits, and what managers keep. */
export const OwnPersonalPanel = ({ profile, onEditOwn }: PanelProps) => (
  <section className={styles.card} aria-label={t.profiles.tabs.personal}>
    <div className={styles.cardTop}>
      <h2 className={styles.cardTitle}>{t.profiles.personalTitle}</h2>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPencil size={16} />}
        aria-label={t.profiles.editPersonal}
        onClick={onEditOwn}
      >
        {t.actions.edit}
      </Button>
    </div>
    <FactList>
      <BirthFact {...profile} />
      <HomeFact {...profile} />
    </FactList>
    <p className={`${styles.note} ${own.kept}`}>{t.myProfile.kept}</p>
    <FactList>
      <StatusFact {...profile} />
      <OfficeFacts {...profile} />
      <FamilyFact {...profile} />
    </FactList>
  </section>
)
