/** Hues from ochre over green and blue to violet: red is for the main button and for danger. */
export const faceHues = [75, 105, 135, 160, 185, 210, 235, 260, 285, 310, 335] as const

/** The hue of the ground on which a person's initials stand; the same name always has the same. */
export function hueOfName(name: string): number {
  // FNV-1a, which spreads names that differ in a letter only.
  let hash = 0x811c9dc5
  for (const letter of name.trim()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return faceHues[(hash >>> 0) % faceHues.length] ?? faceHues[0]
}
