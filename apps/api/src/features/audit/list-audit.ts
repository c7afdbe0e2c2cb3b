import type { AuditEntries, AuditQuery } from '@portal/contract/audit'
import type { Actor } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import { matchOfFilters } from './match-of-filters.ts'
import { readPage } from './read-page.ts'

/** The whole trail, newest first. */
export const listAudit = (
  { db, clock }: Deps,
  reader: Actor,
  { page, limit, ...filters }: AuditQuery,
): Promise<AuditEntries> =>
  readPage(db, reader, {
    match: matchOfFilters(filters, clock.timeZone),
    query: { page, limit },
    named: true,
  })
