/** The database cannot be used. The message is one sentence for the person who starts the portal. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError'
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The `code` of a system or PostgreSQL error. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
