export const clipboard = {
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied!',
  failed: 'The browser did not allow copying. Select the text and copy it by hand.',
}
