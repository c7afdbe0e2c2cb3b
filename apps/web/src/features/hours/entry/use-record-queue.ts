import { useEffect, useState } from 'react'
import { draftPrefix } from '../../../browser/stored-drafts.ts'
import { useUser } from '../../../session/use-user.ts'
import type { HoursOf } from '../hours-of.ts'
import { createUnsentRecords, type UnsentRecord, type UnsentRecords } from './unsent-records.ts'
import { rememberLastUsed } from './use-latest-choices.ts'

type Saved = UnsentRecord & { atMs: number }

type Options = {
  hours: HoursOf
  /** Whether records can be sent; those that an earlier page has kept are shown from then on. */
  isWanted: boolean
  /** When the week was read. */
  readAtMs: number
}

/** The records that were sent: saves them one beside the other, and keeps those that were not saved. */
export function useRecordQueue({ hours: { page, create }, isWanted, readAtMs }: Options) {
  const { id: me } = useUser()
  const [records, setRecords] = useState<readonly UnsentRecord[]>([])
  const [saved, setSaved] = useState<readonly Saved[]>([])
  const [sender, setSender] = useState<UnsentRecords>()
  useEffect(() => {
    if (isWanted && !sender) {
      setSender(createUnsentRecords(`${draftPrefix}${me}.hours.${page}.unsent`, setRecords))
    }
  }, [me, page, isWanted, sender])
  const isUnread = ({ atMs }: Saved) => atMs > readAtMs
  const underway = records.filter(({ failure }) => failure === undefined)

  return {
    isReady: sender !== undefined,
    isSending: underway.length > 0,
    /** The records that were not saved. */
    refused: records.filter(({ failure }) => failure !== undefined),
    /** The records that the week lacks: those that are being sent, and those that were saved since it was read. */
    unread: [...underway, ...saved.filter(isUnread)],
    /** Returns the error of the server or the network, if any. */
    send: async (record: UnsentRecord): Promise<Error | undefined> => {
      if (!sender) return undefined
      const refusal = await sender.send(record, create)
      if (refusal) return refusal
      setSaved((before) => [...before.filter(isUnread), { ...record, atMs: Date.now() }])
      rememberLastUsed(record.userId, record.record)
      return undefined
    },
    drop: (record: UnsentRecord) => sender?.drop(record),
    dropRefused: () => sender?.dropRefused(),
  }
}
export type RecordQueue = ReturnType<typeof useRecordQueue>
