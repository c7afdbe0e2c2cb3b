import { codeOf, DatabaseOpenError, messageOf } from './open-error.ts'

export function isPostgresUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, pathname } = new URL(text)
  return ['postgres:', 'postgresql:'].includes(protocol) && [username, password, pathname].every(canDecode)
}

function canDecode(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/** Names only host and database, because the URL may hold a password and the message is logged. */
function placeOf(databaseUrl: string): { server: string; database: string } {
  const url = new URL(databaseUrl)
  return {
    server: url.host || url.searchParams.get('host') || 'localhost',
    database: decodeURIComponent(url.pathname.slice(1)) || 'of the user',
  }
}

export function cannotConnect(databaseUrl: string, error: unknown): DatabaseOpenError {
  const { server, database } = placeOf(databaseUrl)
  return new DatabaseOpenError(sentenceFor(error, server, database), { cause: error })
}

function sentenceFor(error: unknown, server: string, database: string): string {
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `No PostgreSQL answers at ${server} (DATABASE_URL): the connection is refused.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host of DATABASE_URL, ${server}, is not known.`
    case '28P01':
    case '28000':
      return `PostgreSQL at ${server} refuses the user or the password of DATABASE_URL.`
    case '3D000':
      return `PostgreSQL at ${server} has no database ${database} (DATABASE_URL).`
    case '42501':
      return `The user of DATABASE_URL may not use the database ${database} at ${server}.`
    case '53300':
      return `PostgreSQL at ${server} has no connection left.`
    case '57P03':
      return `PostgreSQL at ${server} is starting up or shutting down.`
    default:
      return `PostgreSQL at ${server} (DATABASE_URL) cannot be reached: ${messageOf(error)}`
  }
}
