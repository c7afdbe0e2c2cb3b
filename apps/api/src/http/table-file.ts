import type { Readable } from 'node:stream'
import { csvType, xlsxType } from '@portal/contract/shared/file-types'
import type { FastifyReply } from 'fastify'
import { streamCsv } from '../files/tables/csv-stream.ts'
import type { Counted, FileTable } from '../files/tables/file-table.ts'
import { xlsxBytes } from '../files/tables/xlsx-bytes.ts'

export type TableFile = { name: string; type: string } & Counted<Readable | Buffer>

export const csvOf = async (table: FileTable): Promise<TableFile> => ({
  name: `${table.fileName}.csv`,
  type: `${csvType}; charset=utf-8`,
  ...(await streamCsv(table)),
})

export const xlsxOf = async (table: FileTable): Promise<TableFile> => ({
  name: `${table.fileName}.xlsx`,
  type: xlsxType,
  ...(await xlsxBytes(table)),
})

/** The content is made before the headers are set, because a refusal must not carry them. */
export const sendTableFile = (reply: FastifyReply, { name, type, content }: TableFile) =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(content)
