import { imports } from '@portal/contract/imports'
import { defaultLanguage } from '@portal/words/language'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { sendTableFile, xlsxOf } from '../../http/table-file.ts'
import { targetOf } from '../../http/versions/row-versions.ts'
import { ImportReader } from '../../imports/read/read-file.ts'
import { templateTable } from '../../imports/template/template-table.ts'
import type { Deps } from '../deps.ts'
import { createImport } from './create-import.ts'
import { deleteImport } from './delete-import.ts'
import type { ImportDeps, ImportParts } from './import-deps.ts'
import { listImports, showImport } from './list-imports.ts'
import { ImportQueue } from './queue/import-queue.ts'
import { listRowsOfFile } from './rows/list-rows.ts'
import { reportOfImport } from './rows/report.ts'
import { updateImport } from './update-import.ts'
import { beginWrite } from './write/begin-write.ts'
import { takeBackImport } from './write/take-back.ts'

export function importsRoutes(app: PortalApp, given: Deps, parts: ImportParts): void {
  const queue = new ImportQueue({ ...given, log: app.log })
  const reader = new ImportReader({
    onFailure: (error) => app.log.error({ err: error }, 'The thread that reads files of imports failed'),
  })
  app.addHook('preClose', async () => void (await Promise.all([queue.stop(), reader.close()])))
  const deps: ImportDeps = { ...given, ...parts, queue, reader }

  app.route({ ...imports.list, handler: (request) => listImports(deps, actorOf(request), request.query) })
  app.route({
    ...imports.create,
    handler: (request) => createImport(deps, actorOf(request), request.uploadedFile, request.body),
  })
  app.route({
    ...imports.template,
    handler: async ({ query }, reply) => sendTableFile(reply, await xlsxOf(templateTable(query.kind))),
  })
  app.route({
    ...imports.show,
    handler: (request) => showImport(deps, actorOf(request), request.params.id),
  })
  app.route({
    ...imports.update,
    handler: (request) => updateImport(deps, actorOf(request), targetOf(request), request.body),
  })
  app.route({ ...imports.rows, handler: ({ params, query }) => listRowsOfFile(deps, params.id, query) })
  app.route({
    ...imports.report,
    handler: async (request, reply) => {
      const table = await reportOfImport(deps, actorOf(request), request.params.id, defaultLanguage)
      return sendTableFile(reply, await xlsxOf(table))
    },
  })
  app.route({
    ...imports.write,
    handler: (request) => beginWrite(deps, actorOf(request), request.params.id, request.body),
  })
  app.route({
    ...imports.takeBack,
    handler: (request) => takeBackImport(deps, actorOf(request), request.params.id),
  })
  app.route({
    ...imports.remove,
    handler: (request) => deleteImport(deps, actorOf(request), targetOf(request)),
  })
}
