import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { runScript } from '../../../../tools/run-script.ts'
import { buildMail } from '../../test/factories/mail.ts'
import { startSmtpServer } from '../../test/mail/smtp-test-server.ts'
import { endPortals, newFolder, start, started } from '../../test/processes/portal-process.ts'
import { startedFolder } from '../../test/processes/started-folder.ts'
import { openDatabase } from '../db/client.ts'
import { auditEntries } from '../db/schema/audit-entries.ts'
import { mails } from '../db/schema/mails.ts'
import { users } from '../db/schema/people/users.ts'

afterEach(endPortals)

async function withDatabase<Result>(
  dataDir: string,
  work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ dataDir, dataSync: false })
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

const trailOf = (dataDir: string, act: string) =>
  withDatabase(dataDir, async (db) => {
    const rows = await db.select().from(auditEntries).where(eq(auditEntries.act, act))
    return rows.map(({ via_name, object, changes }) => [via_name, object, changes])
  })

const waiting = {
  state: 'waiting',
  message_id: 'written-by-production@portal.test',
  // Mails older than 90 days are deleted.
  created_at: new Date(),
  ends_at: new Date(Date.now() + 86_400_000),
} as const

it('a restored copy says how many mails wait, sends none of them, and sends them as they were when it is told so', async () => {
  const production = await startedFolder()
  await withDatabase(production, async (db) => {
    const [person] = await db.select().from(users)
    await buildMail(db, { ...waiting, user_id: person?.id ?? 0 })
  })
  const archive = join(await newFolder(), 'portal.backup')
  expect((await runScript('backup', { DATA_DIR: production }, archive)).code).toBe(0)
  expect(await trailOf(production, 'backups.create')).toEqual([
    ['backup', 'portal.backup', [{ field: 'encrypted', before: null, after: false, hidden: false }]],
  ])
  const copy = await newFolder()
  const { code, words } = await runScript('restore', { DATA_DIR: copy }, archive)
  expect([code, words]).toEqual([
    0,
    expect.stringMatching(/^Mails that wait: 1\. They are held until an admin sends or drops them/m),
  ])

  const server = await startSmtpServer()
  const settings = { DATA_DIR: copy, PORT: '0', SMTP_URL: server.url }
  const first = start(settings)
  await started(first)
  let log = ''
  for await (const chunk of first.stderr) {
    log += String(chunk)
    if (log.includes('"mails":1,"msg":"Mails of a restored copy are held')) break
  }
  first.kill('SIGTERM')
  await new Promise((resolve) => first.once('exit', resolve))
  expect(await trailOf(copy, 'backups.restore')).toEqual([
    ['restore', 'portal.backup', [expect.objectContaining({ field: 'made_at' })]],
  ])
  expect(await trailOf(copy, 'portal.start')).toHaveLength(1)
  expect(await withDatabase(copy, (db) => db.select({ state: mails.state }).from(mails))).toEqual([
    { state: 'held' },
  ])
  expect(server.received).toEqual([])

  await started(start({ ...settings, RESTORED_MAILS: 'send' }))
  const [received] = await server.got(1)
  expect(received).toMatchObject({ subject: 'Greetings', messageId: `<${waiting.message_id}>` })
  await server.close()
})
