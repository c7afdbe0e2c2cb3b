import { csvType, reports, xlsxType } from '@portal/contract/reports'
import { defaultLanguage } from '@portal/words/language'
import type { FastifyReply } from 'fastify'
import { requireProof } from '../../accounts/fresh-proof.ts'
import type { ReadBatches } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { streamCsv } from './files/csv-stream.ts'
import { monthlyTable } from './files/monthly-table.ts'
import type { ReportTable } from './files/report-table.ts'
import { salaryTable } from './files/salary-table.ts'
import { xlsxBytes } from './files/xlsx-bytes.ts'
import { listMonthlyReport } from './list-monthly-report.ts'
import { listPersonReport } from './list-person-report.ts'
import { listReportTotals } from './list-report-totals.ts'
import { listUserHours } from './list-user-hours.ts'

export function reportsRoutes(
  app: PortalApp,
  deps: Deps,
  { readBatches }: { readBatches: ReadBatches },
): void {
  app.route({
    ...reports.monthly,
    handler: ({ query }) =>
      query.group === 'person' ? listPersonReport(deps, query) : listMonthlyReport(deps, query),
  })
  app.route({ ...reports.totals, handler: (request) => listReportTotals(deps, request.query) })
  app.route({ ...reports.userHours, handler: (request) => listUserHours(deps, request.query) })
  app.route({
    ...reports.monthlyCsv,
    handler: (request, reply) =>
      sendCsv(reply, monthlyTable(deps, readBatches, request.query, defaultLanguage)),
  })
  app.route({
    ...reports.salaryCsv,
    handler: async (request, reply) => {
      requireProof(deps, actorOf(request))
      return sendCsv(reply, await salaryTable(deps, readBatches, request.query, defaultLanguage))
    },
  })
  app.route({
    ...reports.monthlyXlsx,
    handler: (request, reply) =>
      sendXlsx(reply, monthlyTable(deps, readBatches, request.query, defaultLanguage)),
  })
  app.route({
    ...reports.salaryXlsx,
    handler: async (request, reply) => {
      requireProof(deps, actorOf(request))
      return sendXlsx(reply, await salaryTable(deps, readBatches, request.query, defaultLanguage))
    },
  })
}

// The content is made before the headers are set, because a refusal must not carry them.

async function sendCsv(reply: FastifyReply, table: ReportTable) {
  const content = await streamCsv(table)
  return attach(reply, `${table.fileName}.csv`).type(`${csvType}; charset=utf-8`).send(content)
}

async function sendXlsx(reply: FastifyReply, table: ReportTable) {
  const content = await xlsxBytes(table)
  return attach(reply, `${table.fileName}.xlsx`).type(xlsxType).send(content)
}

const attach = (reply: FastifyReply, fileName: string) =>
  reply.header('content-disposition', `attachment; filename="${fileName}"`)
