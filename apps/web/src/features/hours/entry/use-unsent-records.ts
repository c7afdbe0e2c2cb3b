import { useEffect, useState } from 'react'
import { draftPrefix } from '../../../session/drafts.ts'
import { useUser } from '../../../session/use-user.ts'
import type { HoursOf } from '../hours-of.ts'
import type { UnsentRecord, UnsentRecords } from './unsent-records.ts'

/** The sender of records, undefined until its code is loaded after `isWanted`, and the records that are not saved yet. */
export function useUnsentRecords(page: HoursOf['page'], isWanted: boolean) {
  const { id: me } = useUser()
  const [records, setRecords] = useState<readonly UnsentRecord[]>([])
  const [sender, setSender] = useState<UnsentRecords>()
  useEffect(() => {
    if (!isWanted || sender) return
    let isLeft = false
    void import('./unsent-records.ts').then(({ createUnsentRecords }) => {
      if (!isLeft) setSender(createUnsentRecords(`${draftPrefix}${me}.hours.${page}.unsent`, setRecords))
    })
    return () => {
      isLeft = true
    }
  }, [me, page, isWanted, sender])
  return { records, sender }
}
