export type Toast = {
  kind: 'success' | 'error'
  message: string
  /** What it is about, where the page says it too. */
  about?: string | undefined
  onOpen?: (() => void) | undefined
}
