import { type ImportState, takenBackWithinHours } from '@portal/domain/imports/import-kinds'
import { isAdmin } from '@portal/domain/roles'
import type { Policy, Verdict } from '../../use-case/authorized.ts'
import { conflict, forbidden } from '../../use-case/errors.ts'

const hourMs = 3_600_000

type Facts = { state: ImportState; written_at: Date | null }
type ImportAct = 'update' | 'write' | 'take_back' | 'delete'

/** Admins import. What was written is taken back within a day, and is not deleted (docs/product-rules.md#import). */
export const importPolicy =
  (now: Date): Policy<Facts, ImportAct> =>
  (actor, { state, written_at }) => {
    if (!isAdmin(actor)) {
      return { update: notAllowed, write: notAllowed, take_back: notAllowed, delete: notAllowed }
    }
    return {
      update: inState(state, 'mapping', 'checked'),
      write: inState(state, 'checked'),
      take_back: inState(state, 'done') ?? inTime(written_at, now),
      delete: inState(state, 'reading', 'mapping', 'checked', 'failed'),
    }
  }

const inState = (state: ImportState, ...allowed: readonly ImportState[]): Verdict =>
  allowed.includes(state) ? undefined : () => conflict('imports.not_ready')

function inTime(writtenAt: Date | null, now: Date): Verdict {
  const ends = (writtenAt?.getTime() ?? 0) + takenBackWithinHours * hourMs
  return now.getTime() <= ends
    ? undefined
    : () => conflict('imports.too_late', { hours: takenBackWithinHours })
}

const notAllowed = () => forbidden('imports.forbidden')
