import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseOpenError, PoolFullError } from './open-error.ts'

/** Yields the error and its causes: drizzle wraps what the driver threw. */
function* chainOf(error: unknown): Generator<Error> {
  let current = error
  while (current instanceof Error) {
    yield current
    current = current.cause
  }
}

const textAt = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

const sqlState = /^[0-9A-Z]{5}$/

/** PostgreSQL's five-character SQLSTATE, from either driver. */
export function sqlStateOf(error: unknown): string | undefined {
  for (const layer of chainOf(error)) {
    const code = textAt(layer, 'code')
    if (code !== undefined && sqlState.test(code)) return code
  }
  return undefined
}

/** The constraint, or unique index, that refused the change. */
export function violatedConstraintOf(error: unknown): string | undefined {
  for (const layer of chainOf(error)) {
    const constraint = textAt(layer, 'constraint')
    if (constraint !== undefined) return constraint
  }
  return undefined
}

const violates =
  (...states: string[]) =>
  (error: unknown, constraint?: string) =>
    states.includes(sqlStateOf(error) ?? '') &&
    (constraint === undefined || violatedConstraintOf(error) === constraint)

export const isUniqueViolation = violates('23505')
/** PostgreSQL 18 has a code of its own for `on delete restrict`. */
export const isForeignKeyViolation = violates('23503', '23001')
export const isExclusionViolation = violates('23P01')

/** A statement prepared by name now gives other column types: the schema changed since. Preparing it anew helps. */
export function isStalePlan(error: unknown): boolean {
  if (sqlStateOf(error) !== '0A000') return false
  for (const layer of chainOf(error)) if (textAt(layer, 'routine') === 'RevalidateCachedQuery') return true
  return false
}

/**
 * Whether the transaction was undone in favour of another one, by a deadlock (40P01) or a serialization failure
 * (40001).
 */
export const isUndone = violates('40P01', '40001')

/**
 * Thrown when something that a transaction read before it had its locks has changed, so that another lock would break
 * their order.
 */
export class OutdatedRead extends Error {
  override readonly name = 'OutdatedRead'
}

/** Whether the same transaction may succeed at once. */
export const isRepeatable = (error: unknown): boolean =>
  isUndone(error) || isStalePlan(error) || error instanceof OutdatedRead

/** Whether a change was sent to a server that is, or has become, a replica. The leader may take it. */
export const isReadOnly = violates('25006')

/** Whether a lock (55P03) or an answer (57014) took too long. */
const waitedTooLong = violates('55P03', '57014')

/** Whether no connection became free in time. */
export const isPoolFull = (error: unknown): boolean =>
  chainOf(error).some((layer) => layer instanceof PoolFullError)

/** Whether the transaction was undone after every repeat, or waited too long for a lock, an answer or a connection. */
export const isBusy = (error: unknown): boolean =>
  isUndone(error) || waitedTooLong(error) || error instanceof OutdatedRead || isPoolFull(error)

/** Whether the disk of the database or of the files is full, or a quota is used up. */
export function isOutOfSpace(error: unknown): boolean {
  for (const layer of chainOf(error)) {
    if (['53100', 'ENOSPC', 'EDQUOT'].includes(textAt(layer, 'code') ?? '')) return true
  }
  return false
}

const lostConnectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
])

/** Messages of node-postgres and PGlite that carry no code. */
const lostConnectionMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* not queryable|Query read timeout|Cannot use a pool after calling end|PGlite is clos|No answer within)/

/** True when the database cannot be reached or the connection was lost. The same statement may succeed later. */
export function isUnavailable(error: unknown): boolean {
  let isOfDatabase = false
  for (const layer of chainOf(error)) {
    isOfDatabase ||= layer instanceof DrizzleQueryError || layer instanceof DatabaseOpenError
    const code = textAt(layer, 'code')
    // A client that hangs up causes the same codes.
    if (code !== undefined && lostConnectionCodes.has(code) && isOfDatabase) return true
    if (code !== undefined && /^(08...|57P0[1-5]|53300)$/.test(code)) return true
    if (lostConnectionMessages.test(layer.message)) return true
  }
  return isReadOnly(error)
}
