/** How long the file is kept in memory: after this time the browser has begun to save it. */
const keptMs = 60_000

/** Saves a file of that name; with an empty name the browser makes one up. */
export function saveAsFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(link.href), keptMs)
}
