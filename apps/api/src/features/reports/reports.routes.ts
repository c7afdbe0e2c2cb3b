import { Readable } from 'node:stream'
import { type ReportQuery, reports } from '@portal/contract/reports'
import { type RecordFileQuery, recordFiles } from '@portal/contract/reports/record-files'
import { defaultLanguage } from '@portal/words/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requireProof } from '../../accounts/fresh-proof.ts'
import type { ReadFrom, Reads } from '../../db/replica/replica-reads.ts'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { csvOf, sendTableFile, type TableFile, xlsxOf } from '../../http/table-file.ts'
import type { Actor } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import { tableOfRecords } from './day-by-day/table-of-records.ts'
import { monthlyTable } from './files/monthly-table.ts'
import { salaryTable } from './files/salary-table.ts'
import { listMonthlyReport } from './list-monthly-report.ts'
import { listPersonReport } from './list-person-report.ts'
import { listReportTotals } from './list-report-totals.ts'
import { listUserHours } from './list-user-hours.ts'
import { tellExport } from './tell-export.ts'

export function reportsRoutes(app: PortalApp, deps: Deps, readReports: Reads): void {
  const read = <Result>(work: (from: Deps & ReadFrom) => Promise<Result>) =>
    readReports((from) => work({ ...deps, ...from }))

  app.route({
    ...reports.monthly,
    handler: ({ query }) =>
      query.group === 'person'
        ? read((from) => listPersonReport(from, query))
        : read((from) => listMonthlyReport(from, query)),
  })
  app.route({ ...reports.totals, handler: ({ query }) => read((from) => listReportTotals(from, query)) })
  app.route({ ...reports.userHours, handler: ({ query }) => read((from) => listUserHours(from, query)) })
  /**
   * Makes the file, writes into the trail who gets it, and sends it. The headers come last, because a refusal must not
   * carry them. HEAD hands nothing out.
   */
  const sendFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    query: ReportQuery | RecordFileQuery,
    makeFile: (from: ReadFrom) => Promise<TableFile>,
  ) => {
    const file = await read(makeFile)
    const { name, content, rows } = file
    if (request.method !== 'HEAD') {
      await tellExport(deps, actorOf(request), { name, query, rows }).catch((error: unknown) => {
        if (content instanceof Readable) content.destroy()
        throw error
      })
    }
    return sendTableFile(reply, file)
  }

  app.route({
    ...reports.monthlyCsv,
    handler: (request, reply) =>
      sendFile(request, reply, request.query, async (from) =>
        csvOf(monthlyTable(from, request.query, defaultLanguage)),
      ),
  })
  app.route({
    ...reports.salaryCsv,
    handler: (request, reply) => {
      requireSalaryAccess(deps, actorOf(request))
      return sendFile(request, reply, request.query, async (from) =>
        csvOf(await salaryTable(from, request.query, defaultLanguage)),
      )
    },
  })
  app.route({
    ...reports.monthlyXlsx,
    handler: (request, reply) =>
      sendFile(request, reply, request.query, async (from) =>
        xlsxOf(monthlyTable(from, request.query, defaultLanguage)),
      ),
  })
  app.route({
    ...reports.salaryXlsx,
    handler: (request, reply) => {
      requireSalaryAccess(deps, actorOf(request))
      return sendFile(request, reply, request.query, async (from) =>
        xlsxOf(await salaryTable(from, request.query, defaultLanguage)),
      )
    },
  })

  const ofActor = (request: FastifyRequest, days: Pick<RecordFileQuery, 'from' | 'to'>): RecordFileQuery => ({
    ...days,
    user_id: [actorOf(request).id],
    names: 'on',
  })
  const sendRecordsCsv = (request: FastifyRequest, reply: FastifyReply, query: RecordFileQuery) =>
    sendFile(request, reply, query, async (from) => csvOf(await tableOfRecords(from, query, 'csv')))
  const sendRecordsXlsx = (request: FastifyRequest, reply: FastifyReply, query: RecordFileQuery) =>
    sendFile(request, reply, query, async (from) => xlsxOf(await tableOfRecords(from, query, 'xlsx')))
  app.route({
    ...recordFiles.ownCsv,
    handler: (request, reply) => sendRecordsCsv(request, reply, ofActor(request, request.query)),
  })
  app.route({
    ...recordFiles.ownXlsx,
    handler: (request, reply) => sendRecordsXlsx(request, reply, ofActor(request, request.query)),
  })
  app.route({
    ...recordFiles.csv,
    handler: (request, reply) => sendRecordsCsv(request, reply, request.query),
  })
  app.route({
    ...recordFiles.xlsx,
    handler: (request, reply) => sendRecordsXlsx(request, reply, request.query),
  })
}

/** A fresh proof, or a token that was made for these files after one. */
function requireSalaryAccess(deps: Deps, actor: Actor): void {
  const { credential } = actor
  if (!(credential.kind === 'token' && credential.salary_files)) requireProof(deps, actor)
}
