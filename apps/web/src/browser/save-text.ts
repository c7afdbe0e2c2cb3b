/** How long the file is kept in memory: after this time the browser has begun to save it. */
const keptMs = 60_000

/** Saves a text as a file of that name. */
export function saveText(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(link.href), keptMs)
}
