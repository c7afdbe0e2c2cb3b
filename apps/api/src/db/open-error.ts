import { OperatorError } from '../commands/operator-error.ts'

/** The database cannot be used. */
export class DatabaseOpenError extends OperatorError {
  override readonly name = 'DatabaseOpenError'
}

/** All connections are in use by others, and none became free in time. */
export class PoolFullError extends Error {
  override readonly name = 'PoolFullError'

  constructor() {
    super('All connections to the database are in use')
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The `code` of a system or PostgreSQL error. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
