import type { AvailableContract } from '@portal/contract/contracts'
import { t } from '../../../messages/messages.ts'
import { useMayOpen } from '../../../session/use-permissions.ts'
import { Fact } from '../../../shared/facts/fact-list.tsx'
import { RowLink } from '../../../shared/lists/cells/cells.tsx'
import profileStyles from '../profile-page.module.css'
import { managersOf } from './managers-of.ts'
import styles from './own.module.css'

/** The managers of the current projects. */
export function ManagersFact({ contracts }: { contracts: readonly AvailableContract[] }) {
  const mayOpen = useMayOpen('/users/$id')
  const managers = managersOf(contracts)
  return (
    <Fact label={t.profiles.manager} text={managers.length > 0 ? '' : null}>
      <ul className={profileStyles.plainList}>
        {managers.map(({ id, name, projects }) => (
          <li key={id} className={styles.manager}>
            {mayOpen ? (
              <RowLink to="/users/$id" params={{ id: String(id) }}>
                {name}
              </RowLink>
            ) : (
              name
            )}
            <span className={styles.projects}>{t.profiles.list(projects)}</span>
          </li>
        ))}
      </ul>
    </Fact>
  )
}
