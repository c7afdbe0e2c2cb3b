import { availableContracts, contractFiles, contracts } from '@portal/contract/contracts'
import { ownProfile } from '@portal/contract/profiles/own-profile'
import { projects } from '@portal/contract/projects'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { targetOf } from '../../http/versions/row-versions.ts'
import type { AddListFiles, Deps } from '../deps.ts'
import { contractsTable } from './contracts-table.ts'
import { createContract } from './create-contract.ts'
import { deleteContract } from './delete-contract.ts'
import { listAvailable } from './list-available.ts'
import { listContracts, showProjectContractLog, showUserContractLog } from './list-contracts.ts'
import { updateContract } from './update-contract.ts'

export function contractsRoutes(app: PortalApp, deps: Deps, addListFiles: AddListFiles): void {
  addListFiles(contractFiles, contractsTable)
  app.route({
    ...availableContracts.own,
    handler: (request) => listAvailable(deps, { userIds: [actorOf(request).id], date: request.query.date }),
  })
  app.route({
    ...availableContracts.ofUser,
    handler: ({ query }) =>
      listAvailable(deps, {
        userIds: query.user_id === undefined ? undefined : [query.user_id],
        date: query.date,
      }),
  })
  app.route({
    ...contracts.list,
    handler: (request) => listContracts(deps, actorOf(request), request.query),
  })
  app.route({
    ...contracts.adminList,
    handler: (request) => listContracts(deps, actorOf(request), request.query),
  })
  app.route({
    ...contracts.ofUser,
    handler: (request) => showUserContractLog(deps, actorOf(request), request.params.id, request.query),
  })
  app.route({
    ...ownProfile.contracts,
    handler: (request) => showUserContractLog(deps, actorOf(request), actorOf(request).id, request.query),
  })
  app.route({
    ...projects.contracts,
    handler: (request) => showProjectContractLog(deps, actorOf(request), request.params.id, request.query),
  })
  app.route({
    ...contracts.create,
    handler: (request) => createContract(deps, actorOf(request), request.body.contract),
  })
  app.route({
    ...contracts.update,
    handler: (request) => updateContract(deps, actorOf(request), targetOf(request), request.body.contract),
  })
  app.route({
    ...contracts.remove,
    handler: (request) => deleteContract(deps, actorOf(request), targetOf(request)),
  })
}
