import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

/** Connections may take this share of the files that the process may open; the database and files need the rest. */
const shareOfFiles = 0.5
/** Milliseconds between two lines in the log about refused connections. */
const toldEveryMs = 60_000

const reportedLimits = z.object({ userLimits: z.object({ open_files: z.object({ soft: z.number() }) }) })

/** How many files and connections this process may have open; undefined when that is unlimited or not known. */
export function openFileLimit(): number | undefined {
  // The report would look up the names of all connected addresses, and wait for them. Its types lack this property.
  Reflect.set(process.report, 'excludeNetwork', true)
  const report: unknown = process.report.getReport()
  const limits = z.safeParse(reportedLimits, report)
  return limits.success ? limits.data.userLimits.open_files.soft : undefined
}

export const maxConnectionsFor = (fileLimit: number | undefined): number | undefined =>
  fileLimit === undefined ? undefined : Math.max(1, Math.floor(fileLimit * shareOfFiles))

/** Closes connections above the bound at once. Without it the process would run out of files and could not work. */
export function boundConnections(app: FastifyInstance, maxConnections: number | undefined): void {
  if (maxConnections === undefined) return
  app.server.maxConnections = maxConnections
  let toldAt = 0
  app.server.on('drop', () => {
    if (Date.now() - toldAt < toldEveryMs) return
    toldAt = Date.now()
    app.log.warn({ max_connections: maxConnections }, 'Connections are refused: too many are open')
  })
}
