import type { Readable } from 'node:stream'
import { csvType, reports, xlsxType } from '@portal/contract/reports'
import { defaultLanguage } from '@portal/words/language'
import type { FastifyReply } from 'fastify'
import { requireProof } from '../../accounts/fresh-proof.ts'
import type { ReadFrom, Reads } from '../../db/replica/replica-reads.ts'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import type { Deps } from '../deps.ts'
import { streamCsv } from './files/csv-stream.ts'
import { monthlyTable } from './files/monthly-table.ts'
import type { ReportTable } from './files/report-table.ts'
import { salaryTable } from './files/salary-table.ts'
import { xlsxBytes } from './files/xlsx-bytes.ts'
import { listMonthlyReport } from './list-monthly-report.ts'
import { listPersonReport } from './list-person-report.ts'
import { listReportTotals } from './list-report-totals.ts'
import { listUserHours } from './list-user-hours.ts'

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
  app.route({
    ...reports.monthlyCsv,
    handler: async ({ query }, reply) =>
      sendFile(reply, await read((from) => csvOf(monthlyTable(from, query, defaultLanguage)))),
  })
  app.route({
    ...reports.salaryCsv,
    handler: async (request, reply) => {
      requireProof(deps, actorOf(request))
      const file = await read(async (from) => csvOf(await salaryTable(from, request.query, defaultLanguage)))
      return sendFile(reply, file)
    },
  })
  app.route({
    ...reports.monthlyXlsx,
    handler: async ({ query }, reply) =>
      sendFile(reply, await read((from) => xlsxOf(monthlyTable(from, query, defaultLanguage)))),
  })
  app.route({
    ...reports.salaryXlsx,
    handler: async (request, reply) => {
      requireProof(deps, actorOf(request))
      const file = await read(async (from) => xlsxOf(await salaryTable(from, request.query, defaultLanguage)))
      return sendFile(reply, file)
    },
  })
}

type ReportFile = { name: string; type: string; content: Readable | Buffer }

const csvOf = async (table: ReportTable): Promise<ReportFile> => ({
  name: `${table.fileName}.csv`,
  type: `${csvType}; charset=utf-8`,
  content: await streamCsv(table),
})

const xlsxOf = async (table: ReportTable): Promise<ReportFile> => ({
  name: `${table.fileName}.xlsx`,
  type: xlsxType,
  content: await xlsxBytes(table),
})

/** The content is made before the headers are set, because a refusal must not carry them. */
const sendFile = (reply: FastifyReply, { name, type, content }: ReportFile) =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(content)
