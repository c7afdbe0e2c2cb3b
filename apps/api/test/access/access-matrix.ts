import { readFileSync } from 'node:fs'

export const callers = ['visitor', 'default', 'recruiter', 'manager', 'admin', 'cfo'] as const
export type Caller = (typeof callers)[number]

const owners = ['own', "a developer's", "a manager's", "an admin's"] as const
/** The row of a call belongs to one of these people, or to `nobody` where rows have no owner. */
export type Whose = (typeof owners)[number] | 'nobody'

export type MatrixRow = {
  /** The method and the path below the prefix, as in the contract. */
  call: string
  whose: Whose
  /** The status that the caller gets. */
  statuses: Record<Caller, number>
}

const page = new URL('../../../../docs/access-matrix.md', import.meta.url)
const callRow = /^\| ((?:GET|POST|PUT|PATCH|DELETE) \S+) \| ?(.*?) ?((?:\| \d{3} ){5,6})\|$/gm

/** Reads the rows of docs/access-matrix.md. Throws when it does not understand one of them. */
export function readAccessMatrix(): MatrixRow[] {
  const text = readFileSync(page, 'utf8')
  const rows = [...text.matchAll(callRow)].map(([line, call = '', owner = '', cells = '']): MatrixRow => {
    const whose = owner === '' ? 'nobody' : owners.find((name) => name === owner)
    if (whose === undefined) throw new Error(`docs/access-matrix.md names an unknown owner: ${line}`)
    const [visitor = 0, others = 0, recruiter = 0, manager = 0, admin = 0, cfo = manager] = (
      cells.match(/\d{3}/g) ?? []
    ).map(Number)
    return { call, whose, statuses: { visitor, default: others, recruiter, manager, admin, cfo } }
  })
  const written = text.match(/^\|(?! call | ---).*\|$/gm)?.length
  if (rows.length !== written)
    throw new Error(`${rows.length} of ${written} rows of the matrix are understood`)
  return rows
}
