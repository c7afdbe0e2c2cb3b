import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { listFiles } from '@portal/contract/shared/list-files'
import { defaultLanguage } from '@portal/words/language'
import type { ListName } from '@portal/words/tables'
import type { FastifyReply, FastifyRequest, RawServerDefault, RouteGenericInterface } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type * as z from 'zod/mini'
import type { Db } from '../db/client.ts'
import type { ReadFrom, Reads } from '../db/replica/replica-reads.ts'
import { tellListExport } from '../db/trail/tell-list-export.ts'
import { type ListCells, type ListRows, listTable } from '../files/tables/list-table.ts'
import { maxWorkbookRows } from '../files/tables/xlsx-bytes.ts'
import type { Actor } from '../use-case/actor.ts'
import type { Clock } from '../use-case/clock.ts'
import { conflict } from '../use-case/errors.ts'
import { actorOf } from './access/access.ts'
import type { PortalApp } from './portal-app.ts'
import { csvOf, sendTableFile, xlsxOf } from './table-file.ts'

/** The query as Fastify gives it to a handler. */
type QueryOf<Query extends z.ZodMiniType> = FastifyRequest<
  RouteGenericInterface,
  RawServerDefault,
  IncomingMessage,
  { querystring: Query },
  ZodTypeProvider
>['query']

/** How a list becomes a file: its columns, and all the rows that the person may read by these filters. */
export type ListFile<Deps, List extends ListName, Row, Filters> = {
  cells: ListCells<List, Row>
  read(from: Deps, actor: Actor, filters: Filters): Promise<ListRows<Row>>
}

const makers = { csv: csvOf, xlsx: xlsxOf } as const

/** Returns what adds both files of a list to the app. Each download leaves a row in the trail. */
export const filesOfLists = <Deps extends { db: Db; clock: Clock }>(
  app: PortalApp,
  deps: Deps,
  readFiles: Reads,
) =>
  function addListFiles<List extends ListName, Query extends z.ZodMiniType, Row>(
    { list, ...descriptors }: ReturnType<typeof listFiles<List, Query>>,
    { cells, read }: ListFile<Deps, List, Row, QueryOf<Query>>,
  ): void {
    const send = async (
      request: FastifyRequest,
      reply: FastifyReply,
      { filters, ending }: { filters: QueryOf<Query>; ending: keyof typeof makers },
    ) => {
      const actor = actorOf(request)
      const fileName = `${deps.clock.today()}-${list}`
      const { file, count } = await readFiles(async ({ db }: ReadFrom) => {
        const rows = await read({ ...deps, db }, actor, filters)
        if (ending === 'xlsx' && rows.count > maxWorkbookRows) {
          throw conflict('lists.too_many_rows', { max: maxWorkbookRows })
        }
        const table = listTable({ fileName, list, language: defaultLanguage }, cells, rows)
        return { file: await makers[ending](table), count: rows.count }
      })
      // Who asks for the headers alone takes nothing.
      if (request.method !== 'HEAD') {
        await tellListExport(deps, actor, { name: file.name, filters, rows: count }).catch(
          (error: unknown) => {
            if (file.content instanceof Readable) file.content.destroy()
            throw error
          },
        )
      }
      return sendTableFile(reply, file)
    }
    app.route({
      ...descriptors.csv,
      handler: (request, reply) => send(request, reply, { filters: request.query, ending: 'csv' }),
    })
    app.route({
      ...descriptors.xlsx,
      handler: (request, reply) => send(request, reply, { filters: request.query, ending: 'xlsx' }),
    })
  }
