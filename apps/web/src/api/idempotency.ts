/** 128 random bits as hex. `crypto.randomUUID` is missing where the portal is served without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The same input keeps its key until the call succeeds, so that a repeat after a lost answer creates nothing twice.
 */
export function createIdempotencyKeys() {
  let current: { content: string; key: string } | undefined
  return {
    keyFor(input: unknown): string {
      const content = JSON.stringify(input) ?? ''
      if (current?.content !== content) current = { content, key: randomKey() }
      return current.key
    },
    forget() {
      current = undefined
    },
  }
}
