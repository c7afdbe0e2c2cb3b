import { recordCopies } from '@portal/contract/hours/copy-records'
import { adminRecords, records } from '@portal/contract/hours/hours'
import { intervalRecords } from '@portal/contract/hours/interval-records'
import { OnlyOne } from '../../db/turns/only-one.ts'
import { actorOf } from '../../http/access/access.ts'
import { idempotencyKeyOf } from '../../http/input/idempotency-key.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { withUndo } from '../../http/undo-header.ts'
import { targetOf } from '../../http/versions/row-versions.ts'
import type { Deps } from '../deps.ts'
import { copyRecords } from './copy/copy-records.ts'
import { createIntervalRecords, createLeaveRecord, type RecordLeave } from './create-leave-records.ts'
import { createRecord } from './create-record.ts'
import { deleteRecord } from './delete-record.ts'
import { listEveryonesRecords, listRecords } from './list-records.ts'
import { showRecordCalendar } from './show-record-calendar.ts'
import { updateRecord } from './update-record.ts'

export function hoursRoutes(app: PortalApp, deps: Deps): void {
  app.route({
    ...records.list,
    handler: (request) => {
      const actor = actorOf(request)
      return listRecords(deps, actor, { ...request.query, user_id: actor.id })
    },
  })
  app.route({
    ...records.create,
    handler: async (request, reply) => {
      const actor = actorOf(request)
      const input = { ...request.body.record, user_id: actor.id }
      return withUndo(reply, await createRecord(deps, actor, input, idempotencyKeyOf(request)))
    },
  })
  app.route({
    ...records.update,
    handler: async (request, reply) => {
      const actor = actorOf(request)
      const target = { ...targetOf(request), user_id: actor.id }
      return withUndo(reply, await updateRecord(deps, actor, target, request.body.record))
    },
  })
  app.route({
    ...records.remove,
    handler: async (request, reply) => {
      const actor = actorOf(request)
      return withUndo(reply, await deleteRecord(deps, actor, { ...targetOf(request), user_id: actor.id }))
    },
  })
  app.route({
    ...records.calendar,
    handler: (request) => {
      const actor = actorOf(request)
      return showRecordCalendar(deps, actor, { ...request.query, user_id: actor.id })
    },
  })
}

export function copyRoutes(app: PortalApp, deps: Deps): void {
  const copies = new OnlyOne()
  app.route({
    ...recordCopies.create,
    handler: async (request, reply) => {
      const actor = actorOf(request)
      const copied = await copyRecords({ ...deps, copies }, actor, request.body, idempotencyKeyOf(request))
      if (request.body.preview) reply.code(200)
      return withUndo(reply, copied)
    },
  })
}

export function adminHoursRoutes(
  app: PortalApp,
  deps: Deps,
  { recordLeave }: { recordLeave: RecordLeave },
): void {
  app.route({
    ...adminRecords.list,
    handler: (request) => listEveryonesRecords(deps, actorOf(request), request.query),
  })
  app.route({
    ...adminRecords.create,
    handler: async (request, reply) => {
      const { record } = request.body
      const actor = actorOf(request)
      if (!('request_id' in record)) {
        return withUndo(reply, await createRecord(deps, actor, record, idempotencyKeyOf(request)))
      }
      const { isNew, answer } = await createLeaveRecord(deps, actor, record, recordLeave)
      if (!isNew) reply.code(200)
      return answer
    },
  })
  app.route({
    ...intervalRecords.create,
    handler: async (request, reply) => {
      const { record } = request.body
      const { isNew, answer } = await createIntervalRecords(deps, actorOf(request), record, recordLeave)
      if (!isNew) reply.code(200)
      return answer
    },
  })
  app.route({
    ...adminRecords.update,
    handler: async (request, reply) =>
      withUndo(reply, await updateRecord(deps, actorOf(request), targetOf(request), request.body.record)),
  })
  app.route({
    ...adminRecords.remove,
    handler: async (request, reply) =>
      withUndo(reply, await deleteRecord(deps, actorOf(request), targetOf(request))),
  })
  app.route({
    ...adminRecords.calendar,
    handler: (request) => showRecordCalendar(deps, actorOf(request), request.query),
  })
}
