import { importLimits } from '@portal/domain/imports/import-kinds'
import { type UnzipFileInfo, unzipSync } from 'fflate'

/** More parts no workbook has that is worth reading, and a directory of millions would take long. */
const maxParts = 5_000

/**
 * The names of a ZIP's parts, by its directory alone, and whether they fit into the limit of unpacked bytes; undefined where there is
 * no whole directory.
 */
export function directoryOf(bytes: Uint8Array): { names: ReadonlySet<string>; fits: boolean } | undefined {
  const names = new Set<string>()
  let total = 0
  let isTooLong = false
  const note = (part: UnzipFileInfo): boolean => {
    names.add(part.name)
    total += spaceOf(part)
    isTooLong = names.size > maxParts || total > importLimits.unpackedBytes
    if (isTooLong) throw new RangeError('The directory is too long')
    return false
  }
  try {
    unzipSync(bytes, { filter: note })
  } catch {
    return isTooLong ? { names, fits: false } : undefined
  }
  return { names, fits: true }
}

/** What the unpacked part takes: no less than it takes now, because a stored one is copied by its present size. */
const spaceOf = ({ size, originalSize }: UnzipFileInfo) => Math.max(size, originalSize)

/**
 * Unpacks the parts that are wanted. Each gets as many bytes as the directory says and no more: what a false directory leaves out is
 * cut off. Throws for a damaged archive and beyond the limit.
 */
export function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Record<string, Uint8Array> {
  let total = 0
  return unzipSync(bytes, {
    filter: (part) => {
      if (!isWanted(part.name)) return false
      total += spaceOf(part)
      if (total > importLimits.unpackedBytes) throw new RangeError('The archive unpacks to too much')
      return true
    },
  })
}
