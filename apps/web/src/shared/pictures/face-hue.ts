/** Hues from ochre over green and blue to violet: red is for the main button and for danger. */
export const faceHues = [75, 105, 135, 160, 185, 210, 235, 260, 285, 310, 335] as const

/** The number of hues between two people who follow each other, so that theirs differ at a glance. */
const step = 4

/** The hue of the ground on which a person's initials stand. The id decides it, because names change and repeat. */
export const hueOfPerson = (id: number): number => faceHues[(id * step) % faceHues.length] ?? faceHues[0]
