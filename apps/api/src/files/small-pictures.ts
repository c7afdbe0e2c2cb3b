import fastq from 'fastq'
import { encodeSmall } from './encode-picture.ts'

/** About 2 kB each. */
const kept = 500

type Read = () => Promise<Buffer>

/**
 * Makes small forms of stored pictures and keeps the latest ones in memory. A list asks for a hundred at once: each is
 * made once, one after the other, so that of the threads which also hash passwords only one is taken.
 */
export class SmallPictures {
  readonly #made = new Map<number, Promise<Buffer>>()
  readonly #queue = fastq.promise((read: Read) => read().then(encodeSmall), 1)

  /** The small form of a file; `read` is called where it is not known. A failure is not kept. */
  async of(fileId: number, read: Read): Promise<Buffer> {
    const small = this.#made.get(fileId) ?? this.#queue.push(read)
    // The place in the map tells which was asked for last.
    this.#made.delete(fileId)
    this.#made.set(fileId, small)
    for (const oldest of this.#made.keys()) {
      if (this.#made.size <= kept) break
      this.#made.delete(oldest)
    }
    try {
      return await small
    } catch (error) {
      if (this.#made.get(fileId) === small) this.#made.delete(fileId)
      throw error
    }
  }
}
