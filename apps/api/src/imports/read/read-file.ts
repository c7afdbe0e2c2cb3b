import { importLimits } from '@portal/domain/imports/import-kinds'
import { because, type Given, type Reason, type RefusalCode } from '@portal/words/reasons'
import { Piscina } from 'piscina'
import { invalidField, Refusal } from '../../use-case/errors.ts'
import { directoryOf } from './archive.ts'
import { textOf } from './file-text.ts'
import { ImportFailure } from './import-failure.ts'

/** The table of a file. Rows without any text are left out; the others keep their numbers. */
export type ReadTable = {
  /** The names of the workbook's sheets; none for a CSV. */
  sheets: string[]
  /** The sheet that was read; null for a CSV. */
  sheet: string | null
  headings: string[]
  /** As many cells as there are headings. The row below the headings is number 2, as a spreadsheet shows it. */
  rows: { number: number; cells: string[] }[]
}

export type ReadTask = { bytes: Uint8Array; sheet: string | undefined }
/** What the thread answers. A refusal is returned: an error that a thread throws arrives without its class. */
export type ReadResult = { table: ReadTable } | { refused: Reason }

const mb = 1024 * 1024

/** Refuses what the bytes show at once, before the file is stored: 413 or 422 at the field `file`. */
export function refuseFile(bytes: Uint8Array): void {
  if (bytes.length > importLimits.bytes) throw tooLarge('imports.too_large', { mb: importLimits.bytes / mb })
  const head = Buffer.from(bytes.subarray(0, 8)).toString('hex')
  if (head === 'd0cf11e0a1b11ae1') throw invalidField('file', codeOfContainer(bytes))
  if (head.startsWith('504b')) refuseArchive(bytes)
  else refuseText(bytes)
}

function tooLarge<Code extends RefusalCode>(code: Code, ...given: Given<Code>): Refusal {
  const reason = because(code, ...given)
  return new Refusal(413, reason, { fields: { file: [reason] } })
}

function refuseArchive(bytes: Uint8Array): void {
  const directory = directoryOf(bytes)
  if (directory === undefined) throw invalidField('file', 'imports.damaged')
  if (!directory.fits) throw tooLarge('imports.unpacks_too_large', { mb: importLimits.unpackedBytes / mb })
  if (!directory.names.has('xl/workbook.xml')) throw invalidField('file', 'imports.no_table')
}

function refuseText(bytes: Uint8Array): void {
  const text = textOf(bytes)
  if (text === undefined) throw invalidField('file', 'imports.no_table')
  if (text.trim() === '') throw invalidField('file', 'imports.empty_file')
}

/** Both a workbook of before 2007 and one with a password are containers of streams; the second has one of this name. */
const codeOfContainer = (bytes: Uint8Array) =>
  Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
    ? 'imports.protected'
    : 'imports.old_workbook'

type ReaderOptions = {
  timeoutMs?: number
  maxHeapMb?: number
  /** The module with the function that the thread runs; another one in tests. */
  filename?: string
  /** Called when the thread fails while it reads nothing. */
  onFailure?: (error: Error) => void
}

/** 20,000 rows of 60 columns take the processor for 6 s, and others are served first. */
const defaultTimeoutMs = 120_000
const defaultMaxHeapMb = 512
/** The thread ends soon after a file, so that its memory is free again. */
const idleMs = 10_000
/** A lower priority leaves the event loop its share of the processor. */
const lowerPriority = 10

/**
 * Reads files in a worker thread, one at a time, with limits of memory and time
 * (docs/decisions/0146-reading-files-of-imports.md). The thread starts with the first file.
 */
export class ImportReader {
  readonly #options: ReaderOptions
  #pool: Piscina<ReadTask, ReadResult> | undefined
  #isClosed = false

  constructor(options: ReaderOptions = {}) {
    this.#options = options
  }

  /** Throws an ImportFailure where the file cannot be read as a table, and where the portal stops meanwhile. */
  async read(bytes: Uint8Array, { sheet }: { sheet?: string | undefined } = {}): Promise<ReadTable> {
    if (this.#isClosed) throw new ImportFailure(because('imports.interrupted'))
    this.#pool ??= this.#start()
    const signal = AbortSignal.timeout(this.#options.timeoutMs ?? defaultTimeoutMs)
    try {
      const result = await this.#pool.run({ bytes, sheet }, { signal })
      if ('table' in result) return result.table
      throw new ImportFailure(result.refused)
    } catch (error) {
      if (signal.aborted || isOutOfMemory(error)) throw new ImportFailure(because('imports.too_heavy'))
      throw this.#isClosed ? new ImportFailure(because('imports.interrupted')) : error
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const pool = this.#pool
    this.#pool = undefined
    await pool?.destroy()
  }

  #start(): Piscina<ReadTask, ReadResult> {
    const pool = new Piscina<ReadTask, ReadResult>({
      filename: this.#options.filename ?? new URL('read-table.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      niceIncrement: lowerPriority,
      resourceLimits: { maxOldGenerationSizeMb: this.#options.maxHeapMb ?? defaultMaxHeapMb },
      env: {},
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    // Without a listener the event would end the process.
    pool.on('error', (error: Error) => {
      this.#options.onFailure?.(error)
      if (pool === this.#pool) this.#pool = undefined
    })
    return pool
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
