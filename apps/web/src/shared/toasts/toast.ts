export type Toast = {
  kind: 'success' | 'error'
  message: string
  /** Names the subject of a message that the page shows as well. */
  about?: string | undefined
  onOpen?: (() => void) | undefined
}
