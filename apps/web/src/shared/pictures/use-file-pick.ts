import { type ChangeEvent, useRef } from 'react'

type Options = {
  /** Why a file cannot be used; undefined when it can. */
  refusalOf: (file: File) => Promise<string | undefined>
  onPick: (file: File, refusal: { refusal?: string }) => void
}

/**
 * A file that is picked by a button: `input` are the props of a hidden file input, `open` asks for the file, and
 * `forget` ignores a file that is still being read.
 */
export function useFilePick({ refusalOf, onPick }: Options) {
  const ref = useRef<HTMLInputElement>(null)
  /** The file being read; undefined once another choice was made. */
  const latest = useRef<File>(undefined)

  const pick = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // The field is emptied, so that the same file can be chosen again.
    currentTarget.value = ''
    if (!file) return
    latest.current = file
    const refusal = await refusalOf(file)
    // A large picture may be read more slowly than one chosen after it.
    if (latest.current !== file) return
    onPick(file, refusal === undefined ? {} : { refusal })
  }

  return {
    input: {
      ref,
      type: 'file',
      hidden: true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => void pick(event),
    },
    open: () => ref.current?.click(),
    forget: () => {
      latest.current = undefined
    },
  }
}
