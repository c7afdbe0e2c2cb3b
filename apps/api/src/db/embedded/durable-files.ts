import { closeSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Module = Parameters<
  NonNullable<Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']['preRun']>[number]
>[0]

/** Emscripten's numbers of errors. */
const inputOutputError = 29
const notSupported = 28

/** Forces what was written to an open file to the disk; throws when that fails. */
export type Sync = (fileDescriptor: number) => void

type Options = {
  sync: Sync
  /** Called before PostgreSQL learns that its files could not be forced to the disk. */
  onFailure: (error: unknown) => void
}

/**
 * The folder of the embedded database, with the call that PGlite's file system lacks: fsync. It is there before
 * PostgreSQL starts, so that recovery after a crash is forced to the disk too (decision 2).
 */
export class DurableFiles extends NodeFS {
  readonly #options: Options

  constructor(folder: string, options: Options) {
    super(folder)
    this.#options = options
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options)
    const addFsync = (module: Module) => this.#addFsync(module)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }

  #addFsync({ NODEFS }: Module): void {
    const operations: unknown = Reflect.get(NODEFS, 'stream_ops')
    const realPath: unknown = Reflect.get(NODEFS, 'realPath')
    if (typeof operations !== 'object' || operations === null || typeof realPath !== 'function') {
      throw new Error("PGlite's node file system has another shape than expected")
    }
    const pathOf = (node: unknown) => String(Reflect.apply(realPath, NODEFS, [node]))
    Reflect.set(operations, 'fsync', (stream: { nfd?: number; node: unknown }) => {
      try {
        // The stream of a folder has no file behind it.
        if (stream.nfd === undefined) syncFolder(pathOf(stream.node))
        else this.#options.sync(stream.nfd)
        return 0
      } catch (error) {
        if (isUnsupported(error)) return notSupported
        this.#options.onFailure(error)
        return inputOutputError
      }
    })
  }
}

export function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** Some file systems cannot sync a folder; PostgreSQL ignores this answer for folders only. */
const isUnsupported = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EINVAL'
