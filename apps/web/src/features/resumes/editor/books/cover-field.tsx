import { maxPictureBytes, maxPictureMegabytes } from '@portal/domain/pictures'
import { coverHeadBytes, coverTypeNames, coverTypeOf, coverTypes } from '@portal/domain/resumes/cover-types'
import { type ReactNode, useEffect, useState } from 'react'
import { t } from '../../../../messages/messages.ts'
import { refusal } from '../../../../messages/refusals.ts'
import { type ChosenFile, PictureChooser } from '../../../../shared/pictures/picture-chooser.tsx'
import { Cover } from './cover.tsx'
import { isPicture } from './whole-picture.ts'

const accept = coverTypes.flatMap(({ mediaTypes }) => mediaTypes).join(',')
/** Types that the server reads and not every browser; a cover of them is seen once it is saved. */
const perhapsUnseen = ['AVIF', 'TIFF']

/** A chosen picture; undefined leaves the cover as it is, null removes it. */
export type CoverChoice = ChosenFile | null | undefined

type Props = {
  /** The address of the stored cover. */
  current: string | null
  value: CoverChoice
  onChange: (choice: CoverChoice) => void
  /** The server's refusal of the picture. */
  error?: ReactNode
  'data-path'?: string
}

/** Chooses the cover of a book, which is shown whole, or removes the stored one. */
export function CoverField(props: Props) {
  const { current, value, onChange, error } = props
  const chosen = useAddressOf(value?.refusal ? undefined : value?.source)
  return (
    <PictureChooser
      label={t.resumeExtras.books.cover}
      hint={t.resumeExtras.books.coverHint(coverTypeNames)}
      current={current}
      value={value}
      onChange={onChange}
      accept={accept}
      refusalOf={refusalOf}
      choiceOf={(source, refusal) => ({ source, ...refusal })}
      error={error}
      data-path={props['data-path']}
    >
      <Cover address={value === undefined || value?.refusal ? current : chosen} />
    </PictureChooser>
  )
}

async function refusalOf(file: File): Promise<string | undefined> {
  if (file.size > maxPictureBytes)
    return refusal('request.file_too_large', { megabytes: maxPictureMegabytes })
  const type = coverTypeOf(new Uint8Array(await file.slice(0, coverHeadBytes).arrayBuffer()))
  if (type === undefined) return refusal('pictures.no_cover', { types: coverTypeNames })
  if (perhapsUnseen.includes(type.name) || (await isPicture(file))) return undefined
  return t.pictures.unreadable
}

/** The address of a file in memory, released when the file is no longer shown. */
function useAddressOf(source: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!source) {
      setAddress(undefined)
      return
    }
    const created = URL.createObjectURL(source)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [source])
  return address
}
