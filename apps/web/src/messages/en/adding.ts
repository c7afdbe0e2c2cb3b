/** Of a select that can add a missing choice. */
export const adding = {
  offer: (name: string) => `Add “${name}”`,
}
