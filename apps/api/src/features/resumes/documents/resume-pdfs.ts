import { LRUCache } from 'lru-cache'
import type { ResumeContent } from '../../../documents/resume-content.ts'
import type { FoundDocument } from './find-document.ts'

export type RenderResume = (content: ResumeContent) => Promise<Uint8Array>

/** Bytes of the PDFs that are kept, enough for several hundred usual CVs. */
const maxCachedBytes = 48 * 1024 * 1024

/**
 * Keeps the PDFs of the CVs that were asked for last. Requests at once for the same document wait for one rendering.
 */
export class ResumePdfs {
  readonly #cache: LRUCache<string, Buffer, Pick<FoundDocument, 'read'>>

  constructor(render: RenderResume, maxBytes = maxCachedBytes) {
    this.#cache = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => bytes.length,
      // A request that waits for a document gets it, even when the document is no longer kept by then.
      ignoreFetchAbort: true,
      fetchMethod: async (_version, _stale, { context }) => Buffer.from(await render(await context.read())),
    })
  }

  async read(document: FoundDocument): Promise<Buffer> {
    const bytes = await this.#cache.fetch(document.version, { context: document })
    if (bytes === undefined) throw new Error('The PDF was dropped while it was made')
    return bytes
  }
}
