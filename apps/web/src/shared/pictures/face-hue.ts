import { hashOf } from '@portal/domain/texts/hash'

/** Hues from ochre over green and blue to violet: red is for the main button and for danger. */
export const faceHues = [75, 105, 135, 160, 185, 210, 235, 260, 285, 310, 335] as const

/** The hue of the ground on which a person's initials stand; the same name always has the same. */
export function hueOfName(name: string): number {
  return faceHues[hashOf(name.trim()) % faceHues.length] ?? faceHues[0]
}
