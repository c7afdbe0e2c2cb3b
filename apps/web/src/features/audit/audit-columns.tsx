import type { AuditEntry } from '@portal/contract/audit'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { acts } from '../../messages/acts.ts'
import { t } from '../../messages/messages.ts'
import { WithFace } from '../../reference/people/with-face.tsx'
import { NoValue, RowAction, RowActions } from '../../shared/lists/cells/cells.tsx'
import { MomentText } from '../../shared/lists/cells/moment-text.tsx'
import type { Column } from '../../shared/lists/data-columns.ts'
import { kindOf } from './audit-words.ts'
import { EntryDetails } from './entry-details.tsx'

type Opening = {
  openId: number | undefined
  onToggle: (id: number) => void
  onObject: (entry: AuditEntry) => void
}

/** On a desktop a row opens below itself; on a phone as every row does. */
export const auditColumns = (
  { openId, onToggle, onObject }: Opening,
  isPhone: boolean,
): Column<AuditEntry>[] => [
  {
    key: 'at',
    title: t.audit.at,
    card: 'second',
    width: '10.5rem',
    cell: ({ at }) => <MomentText at={at} />,
  },
  {
    key: 'actor',
    title: t.audit.actor,
    card: 'hidden',
    width: '16%',
    cell: ({ actor, via }) =>
      actor === null ? t.audit.vias[via.kind] : <WithFace id={actor.id} name={actor.full_name} />,
  },
  {
    key: 'message',
    title: t.audit.message,
    card: 'heading',
    cell: (entry) => acts.sentence(entry, { named: true }),
  },
  {
    key: 'person',
    title: t.audit.person,
    // The details of a card name them.
    card: 'hidden',
    width: '16%',
    cell: ({ person }) =>
      person === null ? <NoValue /> : <WithFace id={person.id} name={person.full_name} />,
  },
  isPhone
    ? {
        key: 'details',
        title: t.audit.fields,
        card: 'text',
        cell: (entry) => <EntryDetails entry={entry} onObject={onObject} />,
      }
    : {
        key: 'details',
        title: t.lists.options,
        align: 'right',
        width: '4.5rem',
        card: 'actions',
        cell: ({ id, object, object_type }) => (
          <RowActions>
            <RowAction
              label={t.audit.details(object || kindOf(object_type))}
              icon={
                id === openId ? (
                  <IconChevronUp size={18} aria-hidden />
                ) : (
                  <IconChevronDown size={18} aria-hidden />
                )
              }
              isExpanded={id === openId}
              onClick={() => onToggle(id)}
            />
          </RowActions>
        ),
      },
]
