import { and, count, eq, gt, like, min, ne, sql } from 'drizzle-orm'
import { type Db, openDatabase } from '../../src/db/client.ts'
import { auditEntries } from '../../src/db/schema/audit-entries.ts'
import { files } from '../../src/db/schema/files.ts'
import { records } from '../../src/db/schema/records.ts'
import { webhookDeliveries } from '../../src/db/schema/webhooks.ts'
import { openStorages } from '../../src/files/storage/open-storage.ts'
import type { DrillPortal } from './drill-portal.ts'
import type { Ledger } from './ledger.ts'

/** Compares the rows of the stopped portal's database with each other and with its files. */
export async function checkStored(portal: DrillPortal, ledger: Ledger): Promise<void> {
  const { dataDir, databaseUrl } = portal
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    await checkFiles(portal, database.db, ledger)
    await checkTrail(database.db, ledger)
    await checkDeliveries(database.db, ledger)
  } finally {
    await database.close()
  }
}

/** Checks that every file that counts as stored has its bytes. */
async function checkFiles({ dataDir, bucket }: DrillPortal, db: Db, ledger: Ledger): Promise<void> {
  const main = bucket === undefined ? 'folder' : 's3'
  const { files: storage } = await openStorages({ dataDir, storage: { main, bucket } })
  const stored = await db.select({ key: files.storage_key }).from(files).where(eq(files.state, 'stored'))
  for (const { key } of stored) {
    if ((await storage.get(key)) !== undefined) continue
    ledger.lost += 1
    ledger.faults.push(`The file ${key} is stored without bytes`)
  }
}

/** Checks that the trail tells each stored write of a record once: as many rows as the record has versions. */
async function checkTrail(db: Db, ledger: Ledger): Promise<void> {
  const rows = count(auditEntries.id)
  const untold = await db
    .select({ id: records.id, version: records.version, rows })
    .from(records)
    .leftJoin(
      auditEntries,
      and(eq(auditEntries.object_type, 'record'), eq(auditEntries.object_id, records.id)),
    )
    .groupBy(records.id)
    .having(ne(rows, sql`${records.version}`))
  for (const { id, version, rows: told } of untold) {
    if (told < version) ledger.lost += version - told
    else ledger.doubled += told - version
    ledger.faults.push(`The trail tells ${told} of ${version} writes of record ${id}`)
  }
}

/** Checks that each row of the trail of hours since the webhook was added has one delivery. */
async function checkDeliveries(db: Db, ledger: Ledger): Promise<void> {
  const added = db
    .select({ id: min(auditEntries.id) })
    .from(auditEntries)
    .where(eq(auditEntries.act, 'webhooks.create'))
  const deliveries = count(webhookDeliveries.id)
  const miscounted = await db
    .select({ id: auditEntries.id, deliveries })
    .from(auditEntries)
    .leftJoin(webhookDeliveries, eq(webhookDeliveries.entry_id, auditEntries.id))
    .where(and(like(auditEntries.act, 'records.%'), gt(auditEntries.id, added)))
    .groupBy(auditEntries.id)
    .having(ne(deliveries, 1))
  for (const { id, deliveries: queued } of miscounted) {
    if (queued === 0) ledger.lost += 1
    else ledger.doubled += queued - 1
    ledger.faults.push(`The row ${id} of the trail has ${queued} deliveries`)
  }
}
