import { histories } from '@portal/contract/audit'
import { t } from '../../messages/messages.ts'
import { HistoryList } from '../../reference/history/history-list.tsx'
import { PanelTop } from './panel-top.tsx'
import styles from './profile-page.module.css'
import type { PanelProps } from './profile-queries.ts'

/** What was done to the account, the profile and the equipment of a person. */
export const HistoryPanel = ({ user }: PanelProps) => (
  <section>
    <PanelTop title={t.profiles.tabs.history} />
    <div className={styles.card}>
      <HistoryList route={histories.user} id={user.id} />
    </div>
  </section>
)
