/** FNV-1a of the characters, 32 bits: texts that differ in one character have other hashes. Not for secrets. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
