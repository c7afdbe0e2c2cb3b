import type { AuditEntry } from '@portal/contract/audit'
import { isAdmin } from '@portal/domain/roles'
import { actInWords } from '@portal/words/acts/acts'
import type { Actor } from '../../use-case/actor.ts'
import type { TrailRow } from './audit.store.ts'

/** Its person is left out where it is the one who acted. In a history of one object the sentence does not name it. */
export function presentEntry(
  reader: Actor,
  { actor, person, ...row }: TrailRow,
  options: { named: boolean },
): AuditEntry {
  const told = {
    ...row,
    at: row.at.toISOString(),
    actor,
    person: person?.id === actor?.id ? null : person,
    changes: [...row.changes],
    address: isAdmin(reader) ? row.address : null,
  }
  return { ...told, message: actInWords(told, options) }
}
