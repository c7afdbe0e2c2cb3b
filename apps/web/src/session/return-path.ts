/**
 * A path inside the portal to return to after signing in. Undefined for anything that could lead elsewhere (`//host`,
 * `/\host`, other schemes) or to the sign-in pages.
 */
export function safeReturnPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !/^\/[^/\\]/.test(path)) return undefined
  if (/^\/(?:logout|unauthorized)(?:[/?#]|$)/.test(path)) return undefined
  return path
}
