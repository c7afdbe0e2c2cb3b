/** The public links of CVs. */
export const cvLinks = {
  copy: 'Copy link',
  copyOf: (cv: string) => `Copy link of ${cv}`,
  copied: 'CV link copied!',
  ended: 'Link ended',
}
