/** Texts of the select that chooses technologies and adds missing ones. */
export const technologies = {
  label: 'Tech stack',
  offer: (name: string) => `Add “${name}”`,
  failed: 'Server error: unable to download Technologies',
}
