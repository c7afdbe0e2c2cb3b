import { leaveDecisions } from '@portal/contract/leave-requests/decisions'
import { leaveRequestFiles } from '@portal/contract/leave-requests/leave-request-files'
import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { ownColleaguesAway } from '@portal/contract/leave-requests/own-colleagues-away'
import { touchedLeave } from '@portal/contract/leave-requests/touched-leave'
import { actorOf } from '../../http/access/access.ts'
import { idempotencyKeyOf } from '../../http/input/idempotency-key.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { sendPrivateFile } from '../../http/private-file.ts'
import { withUndo } from '../../http/undo-header.ts'
import { targetOf } from '../../http/versions/row-versions.ts'
import type { AddListFiles, Deps } from '../deps.ts'
import { findAttachment, openAttachment } from './attachment.ts'
import { createLeaveRequest } from './create-leave-request.ts'
import { decideLeaveRequest } from './decide/decide-leave-request.ts'
import { decideLeaveRequests } from './decide/decide-leave-requests.ts'
import { deleteLeaveRequest } from './delete-leave-request.ts'
import { leaveRequestsTable } from './leave-requests-table.ts'
import { showLastLeaveDay } from './leaving/last-leave-day.ts'
import { listLeaveRequests } from './list-leave-requests.ts'
import { listTouchedLeave } from './recount/list-touched-leave.ts'
import { recountAll } from './recount/recount-all.ts'
import { recountRequest } from './recount/recount-request.ts'
import { showColleaguesAway, showOwnColleaguesAway } from './show-colleagues-away.ts'

export function leaveRequestsRoutes(app: PortalApp, deps: Deps, addListFiles: AddListFiles): void {
  addListFiles(leaveRequestFiles, leaveRequestsTable)
  app.route({
    ...leaveRequests.list,
    handler: (request) => listLeaveRequests(deps, actorOf(request), request.query),
  })
  app.route({
    ...leaveRequests.create,
    handler: (request) =>
      createLeaveRequest(deps, actorOf(request), request.body.request, {
        picture: request.uploadedFile?.bytes,
        idempotencyKey: idempotencyKeyOf(request),
      }),
  })
  app.route({
    ...leaveRequests.lastDay,
    handler: (request) => showLastLeaveDay(deps, actorOf(request)),
  })
  app.route({
    ...leaveRequests.colleaguesAway,
    handler: (request) => showColleaguesAway(deps, request.query.request_id),
  })
  app.route({
    ...ownColleaguesAway.list,
    handler: (request) => showOwnColleaguesAway(deps, actorOf(request), request.query),
  })
  app.route({
    ...touchedLeave.list,
    handler: (request) => listTouchedLeave(deps, actorOf(request), request.query),
  })
  app.route({
    ...touchedLeave.recountAll,
    handler: (request) => recountAll(deps, actorOf(request)),
  })
  app.route({
    ...touchedLeave.recount,
    handler: (request) => recountRequest(deps, actorOf(request), targetOf(request)),
  })
  app.route({
    ...leaveRequests.decide,
    handler: async (request, reply) =>
      withUndo(
        reply,
        await decideLeaveRequest(deps, actorOf(request), targetOf(request), request.body.request),
      ),
  })
  app.route({
    ...leaveDecisions.create,
    handler: async (request, reply) =>
      withUndo(reply, await decideLeaveRequests(deps, actorOf(request), request.body)),
  })
  app.route({
    ...leaveRequests.remove,
    handler: (request) => deleteLeaveRequest(deps, actorOf(request), targetOf(request)),
  })
  app.route({
    ...leaveRequests.attachment,
    handler: async (request, reply) => {
      const fileId = await findAttachment(deps, actorOf(request), request.params.id)
      return sendPrivateFile(request, reply, {
        version: String(fileId),
        read: () => openAttachment(deps, fileId),
      })
    },
  })
}
