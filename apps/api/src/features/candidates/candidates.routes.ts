import { candidateFiles, candidates } from '@portal/contract/candidates/candidate-routes'
import { actorOf } from '../../http/access/access.ts'
import { idempotencyKeyOf } from '../../http/input/idempotency-key.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { withUndo } from '../../http/undo-header.ts'
import { targetOf } from '../../http/versions/row-versions.ts'
import type { AddListFiles, Deps } from '../deps.ts'
import { showBoard } from './board/show-board.ts'
import { listCandidateNames } from './candidates.store.ts'
import { candidatesTable } from './candidates-table.ts'
import { createCandidate } from './create-candidate.ts'
import { deleteCandidate } from './delete-candidate.ts'
import { findDuplicates } from './duplicates/find-duplicates.ts'
import { listSignificateChanges } from './history/list-significate-changes.ts'
import { listCandidates } from './list-candidates.ts'
import { showNeighbours } from './neighbours/show-neighbours.ts'
import { showCandidate } from './show-candidate.ts'
import { updateCandidate } from './update-candidate.ts'

export function candidatesRoutes(app: PortalApp, deps: Deps, addListFiles: AddListFiles): void {
  addListFiles(candidateFiles, candidatesTable)
  app.route({
    ...candidates.list,
    handler: (request) => listCandidates(deps, actorOf(request), request.query),
  })
  app.route({
    ...candidates.board,
    handler: (request) => showBoard(deps, actorOf(request), request.query),
  })
  app.route({
    ...candidates.names,
    handler: async (request) => ({ candidates: await listCandidateNames(deps.db, request.query) }),
  })
  app.route({
    ...candidates.duplicates,
    handler: (request) => findDuplicates(deps, actorOf(request), request.query),
  })
  app.route({
    ...candidates.show,
    handler: (request) => showCandidate(deps, actorOf(request), request.params.id),
  })
  app.route({
    ...candidates.neighbours,
    handler: (request) => showNeighbours(deps, actorOf(request), request.params.id, request.query),
  })
  app.route({
    ...candidates.history,
    handler: (request) => listSignificateChanges(deps, actorOf(request), request.params.id, request.query),
  })
  app.route({
    ...candidates.create,
    handler: (request) =>
      createCandidate(deps, actorOf(request), request.body.candidate, idempotencyKeyOf(request)),
  })
  app.route({
    ...candidates.update,
    handler: async (request, reply) =>
      withUndo(
        reply,
        await updateCandidate(deps, actorOf(request), targetOf(request), request.body.candidate),
      ),
  })
  app.route({
    ...candidates.remove,
    handler: (request) => deleteCandidate(deps, actorOf(request), targetOf(request)),
  })
}
