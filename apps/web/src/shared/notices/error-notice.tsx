import { type ComponentProps, useEffect } from 'react'
import { dismissToast, repeatError } from '../toasts/toasts.ts'
import { PlainErrorNotice } from './plain-error-notice.tsx'

type Props = ComponentProps<typeof PlainErrorNotice> & {
  /** The text of the toast, such as the server's sentence; the title unless given. */
  toast?: string | undefined
}

/** Shown instead of content that could not be loaded. A toast says so as well. */
export function ErrorNotice({ toast, ...props }: Props) {
  const { title } = props
  const text = toast ?? title
  useEffect(() => {
    repeatError(text, title)
    return () => dismissToast(title)
  }, [text, title])
  return <PlainErrorNotice {...props} />
}
