import * as z from 'zod/mini'
import { readStored, writeStored } from '../../../shared/browser-storage.ts'

const lastUsed = z.object({ project_id: z.int(), category_id: z.int() })
export type LastUsed = z.output<typeof lastUsed>

const keyFor = (userId: number) => `portal.last-record.${userId}`

/** The project and the category of the last record that was logged for this user in this browser. */
export const readLastUsed = (userId: number): LastUsed | undefined => readStored(keyFor(userId), lastUsed)

export const rememberLastUsed = (userId: number, used: LastUsed) => writeStored(keyFor(userId), used)
