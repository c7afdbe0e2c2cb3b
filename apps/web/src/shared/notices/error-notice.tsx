import { type ComponentProps, useEffect } from 'react'
import { dismissToast, repeatError } from '../toasts/toasts.ts'
import { PlainErrorNotice } from './plain-error-notice.tsx'

/** Shown instead of content that could not be loaded. A toast shows its title as well. */
export function ErrorNotice(props: ComponentProps<typeof PlainErrorNotice>) {
  const { title } = props
  useEffect(() => {
    repeatError(title, title)
    return () => dismissToast(title)
  }, [title])
  return <PlainErrorNotice {...props} />
}
