import { TextInput } from '@mantine/core'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { IdSelect } from '../../../shared/id-select.tsx'

const Select = lazy(() =>
  import('../../../shared/id-select.tsx').then((file) => ({ default: file.IdSelect })),
)

type Props = ComponentProps<typeof IdSelect>

/** A select whose code comes after the page's; until then it looks the same and only shows. */
export function LateSelect(props: Props) {
  const { label, placeholder, disabled, className, choices, value } = props
  const looks = { label, placeholder, disabled, className }
  const name = choices?.find((choice) => choice.id === value)?.name ?? ''
  return (
    <Suspense fallback={<TextInput {...looks} readOnly value={name} />}>
      <Select {...props} />
    </Suspense>
  )
}
