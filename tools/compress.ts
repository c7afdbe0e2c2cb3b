import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = '**/*.{js,css,html,svg,json,webmanifest,txt,ico}'

/** Below this a compressed copy saves less than its own headers cost. */
const minBytes = 512

/** Puts a `.br` and a `.gz` copy beside every text file of a folder, so that the server only picks one. */
export async function compressFolder(folder: string): Promise<void> {
  for await (const file of glob(compressible, { cwd: folder })) {
    const path = join(folder, file)
    const content = await readFile(path)
    if (content.length < minBytes) continue
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    ])
    await writeFile(`${path}.br`, br)
    await writeFile(`${path}.gz`, gz)
  }
}
