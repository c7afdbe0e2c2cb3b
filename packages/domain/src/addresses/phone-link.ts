/** The address that dials a phone number; undefined when the text holds no digit. */
export const phoneLink = (typed: string): string | undefined =>
  /\d/.test(typed) ? `tel:${typed.replaceAll(/[^\d+]/g, '')}` : undefined
