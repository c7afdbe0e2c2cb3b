import { record as recordRow, type TimeRecord } from '@portal/contract/hours/hours'
import { useState } from 'react'
import { useRowOfDraft } from '../../../shared/forms/use-draft.ts'

/** Which record is being edited or deleted; a row starts it, and `RecordActDialog` shows the dialog for it. */
export function useRecordActs(page: 'own' | 'users') {
  const draft = `hours.${page}.edit`
  const [edited, setEdited] = useRowOfDraft(draft, recordRow)
  const [deleted, setDeleted] = useState<TimeRecord>()
  return {
    draft,
    isOpen: edited !== undefined || deleted !== undefined,
    edited,
    deleted,
    onEdit: (record: TimeRecord) => setEdited(record),
    onDelete: (record: TimeRecord) => setDeleted(record),
    end: () => {
      setEdited(undefined)
      setDeleted(undefined)
    },
  }
}

export type RecordActs = ReturnType<typeof useRecordActs>
