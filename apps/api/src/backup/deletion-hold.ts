import type { FileStorage } from '../files/storage/file-storage.ts'

/** Keeps files from being deleted while a backup of the embedded database reads those that its copy names. */
export class DeletionHold {
  isHeld = false

  /** The storage, which deletes nothing meanwhile: the rows of dropped files stay, and a sweep finds them later. */
  guard(files: FileStorage): FileStorage {
    return {
      ...files,
      delete: async (key) => {
        if (this.isHeld) throw new Error('A backup reads the files; this one is deleted later')
        await files.delete(key)
      },
    }
  }
}
