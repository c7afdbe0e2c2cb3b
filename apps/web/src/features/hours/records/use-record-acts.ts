import { record as recordRow, type TimeRecord } from '@portal/contract/hours/hours'
import { useState } from 'react'
import { useUser } from '../../../session/use-user.ts'
import { focusPlace, focusPlaceOf, watchControl } from '../../../shared/dialogs/focus-place.ts'
import { useRowOfDraft } from '../../../shared/forms/use-draft.ts'
import { toastError } from '../../../shared/toasts/toasts.ts'
import { createRepeatGuard } from '../entry/repeat-guard.ts'
import type { HoursOf } from '../hours-of.ts'

/**
 * Which record is being edited or deleted; a row starts it, and `RecordActDialog` shows the dialog for it. One's own
 * record is deleted at once, because the message of it has an undo. The second press of a double click does nothing: it
 * would meet the next row.
 */
export function useRecordActs({ page, remove }: HoursOf) {
  const { id: me } = useUser()
  const draft = `hours.${page}.edit`
  const [edited, setEdited] = useRowOfDraft(draft, recordRow)
  const [deleted, setDeleted] = useState<TimeRecord>()
  const [guard] = useState(() => createRepeatGuard())
  const removeAtOnce = (record: TimeRecord) => {
    if (guard.isRepeat(true)) return
    guard.pressed()
    const place = focusPlaceOf(document.activeElement)
    if (place) watchControl(place, () => focusPlace(place))
    remove(record).catch(toastError)
  }
  return {
    draft,
    isOpen: edited !== undefined || deleted !== undefined,
    edited,
    deleted,
    onEdit: (record: TimeRecord) => setEdited(record),
    onDelete: (record: TimeRecord) => (record.user_id === me ? removeAtOnce(record) : setDeleted(record)),
    end: () => {
      setEdited(undefined)
      setDeleted(undefined)
    },
  }
}

export type RecordActs = ReturnType<typeof useRecordActs>
