import type { AvailableContract } from '@portal/contract/available-contract'
import { t } from '../../../messages/messages.ts'
import { WithFace } from '../../../reference/people/with-face.tsx'
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
        {managers.map(({ id, name, portrait, projects }) => (
          <li key={id} className={styles.manager}>
            <WithFace id={id} name={name} portrait={portrait}>
              {mayOpen ? (
                <RowLink to="/users/$id" params={{ id: String(id) }}>
                  {name}
                </RowLink>
              ) : (
                name
              )}
            </WithFace>
            <span className={styles.projects}>{t.profiles.list(projects)}</span>
          </li>
        ))}
      </ul>
    </Fact>
  )
}
