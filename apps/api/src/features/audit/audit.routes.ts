import { type AuditFilters, audit, histories } from '@portal/contract/audit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Reads } from '../../db/replica/replica-reads.ts'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { csvOf, sendTableFile, xlsxOf } from '../../http/table-file.ts'
import type { Deps } from '../deps.ts'
import { tableOfAudit, tellExport } from './export-audit.ts'
import { listAudit } from './list-audit.ts'
import { type HistoryType, type RowReaders, showHistory } from './show-history.ts'

type Options = { readFiles: Reads; rowReaders: RowReaders }

export function auditRoutes(app: PortalApp, deps: Deps, { readFiles, rowReaders }: Options): void {
  app.route({ ...audit.list, handler: (request) => listAudit(deps, actorOf(request), request.query) })

  const makers = { csv: csvOf, xlsx: xlsxOf } as const
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    what: { filters: AuditFilters; ending: keyof typeof makers },
  ) => {
    const { file, ...made } = await readFiles(async (from) => {
      const rows = await tableOfAudit({ ...deps, ...from }, what)
      return { ...rows, file: await makers[what.ending](rows.table) }
    })
    // Who asks for the headers alone takes nothing.
    if (request.method !== 'HEAD') await tellExport(deps, actorOf(request), what, made)
    return sendTableFile(reply, file)
  }
  app.route({
    ...audit.csv,
    handler: (request, reply) => send(request, reply, { filters: request.query, ending: 'csv' }),
  })
  app.route({
    ...audit.xlsx,
    handler: (request, reply) => send(request, reply, { filters: request.query, ending: 'xlsx' }),
  })

  for (const type of historyTypes) {
    app.route({
      ...histories[type],
      handler: (request) =>
        showHistory(deps, actorOf(request), {
          type,
          id: request.params.id,
          query: request.query,
          readRow: rowReaders[type],
        }),
    })
  }
}

const historyTypes = [
  'user',
  'project',
  'customer',
  'contract',
  'request',
  'candidate',
  'category',
  'resume',
  'record',
] as const satisfies readonly HistoryType[]
