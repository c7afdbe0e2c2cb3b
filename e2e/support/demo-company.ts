// Rows of the demo company by name, for tests and pictures that do not change them.

import type { APIRequestContext } from '@playwright/test'
import { portal } from '@portal/contract/portal'
import { projects } from '@portal/contract/projects'
import { apiPrefix } from '@portal/contract/shared/route'
import { users } from '@portal/contract/users'

export type DemoCompany = Awaited<ReturnType<typeof readDemoCompany>>

/** Loads the names with the session of `request`, which must be that of a manager-level person. */
export async function readDemoCompany(request: APIRequestContext) {
  const ask = async (url: string): Promise<unknown> => (await request.get(apiPrefix + url)).json()
  const { today } = portal.show.schema.response[200].parse(await ask(portal.show.url))
  const people = users.names.schema.response[200].parse(await ask(users.names.url))
  const allProjects = projects.names.schema.response[200].parse(await ask(projects.names.url))

  function idOf<Row extends { id: number }>(
    rows: readonly Row[],
    name: string,
    nameOf: (row: Row) => string,
  ) {
    const row = rows.find((candidate) => nameOf(candidate) === name)
    if (!row) throw new Error(`The demo company has no ${name}`)
    return row.id
  }
  return {
    /** The company's day. */
    today,
    userId: (name: string) => idOf(people, name, (person) => person.full_name),
    projectId: (name: string) => idOf(allProjects, name, (project) => project.name),
  }
}
