import type { Technology } from '@portal/contract/technologies'
import { rowsAtOnce } from '../../files/tables/list-table.ts'
import type { TableOfList } from '../deps.ts'
import { listTechnologies } from './technologies.store.ts'

/** The list of technologies as a file. */
export const technologiesTable: TableOfList<'technologies', Technology, object> = {
  cells: { name: ({ name }) => name },
  read: async ({ db }) => rowsAtOnce(await listTechnologies(db)),
}
