import { holidayFiles, holidays } from '@portal/contract/holidays'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { targetOf } from '../../http/versions/row-versions.ts'
import type { AddListFiles, Deps } from '../deps.ts'
import { createHoliday } from './create-holiday.ts'
import { deleteHoliday } from './delete-holiday.ts'
import { holidaysTable } from './holidays-table.ts'
import { listHolidays } from './list-holidays.ts'
import { restoreHolidays } from './restore-holidays.ts'
import { updateHoliday } from './update-holiday.ts'

export function holidaysRoutes(app: PortalApp, deps: Deps, addListFiles: AddListFiles): void {
  addListFiles(holidayFiles, holidaysTable)
  app.route({
    ...holidays.list,
    handler: (request) => listHolidays(deps, actorOf(request), request.query),
  })
  app.route({
    ...holidays.create,
    handler: (request) => createHoliday(deps, actorOf(request), request.body.holiday),
  })
  app.route({
    ...holidays.update,
    handler: (request) => updateHoliday(deps, actorOf(request), targetOf(request), request.body.holiday),
  })
  app.route({
    ...holidays.remove,
    handler: (request) => deleteHoliday(deps, actorOf(request), targetOf(request)),
  })
  app.route({
    ...holidays.restore,
    handler: (request) => restoreHolidays(deps, actorOf(request), request.body.year),
  })
}
