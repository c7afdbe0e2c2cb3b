import type { ComponentProps } from 'react'
import { ApiError, NetworkError } from '../../api/api-errors.ts'
import { useRepeatedError } from '../toasts/use-repeated-error.ts'
import { PlainErrorNotice } from './plain-error-notice.tsx'

type Props = ComponentProps<typeof PlainErrorNotice> & {
  /** Whether the toast has the server's sentence instead of the title. */
  saysReason?: boolean
}

/** Shown instead of content that could not be loaded. A toast repeats it once, by its title or with the reason. */
export function ErrorNotice({ saysReason = false, ...props }: Props) {
  const { title, error } = props
  const hasReason = error instanceof ApiError || error instanceof NetworkError
  useRepeatedError(saysReason && hasReason ? error.message : title, title)
  return <PlainErrorNotice {...props} />
}
