/** The file that this tab has uploaded last, with the import that was made of it. */
let kept: { id: number; file: File } | undefined

/** Keeps the file, so that another sheet of it can be read. A reload forgets it. */
export const keepFile = (id: number, file: File) => {
  kept = { id, file }
}

export const fileOf = (id: number): File | undefined => (kept?.id === id ? kept.file : undefined)
