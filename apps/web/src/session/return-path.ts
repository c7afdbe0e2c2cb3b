/**
 * A path inside the portal to come back to after signing in; undefined for anything that could lead elsewhere
 * (`//host`, `/\host`, other schemes) or to the login, logout and unauthorized screens.
 */
export function safeReturnPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !/^\/[^/\\]/.test(path)) return undefined
  if (/^\/(?:logout|unauthorized)(?:[/?#]|$)/.test(path)) return undefined
  return path
}
