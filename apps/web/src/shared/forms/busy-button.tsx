import { Button, type ButtonProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react'

type Props = ButtonProps & ComponentPropsWithRef<'button'> & { loading: boolean }

/**
 * A button that is disabled while its work is running. A browser takes the focus from a disabled button; it comes back
 * after the work, unless something else has it by then.
 */
export function BusyButton(props: Props) {
  const { loading, ref } = props
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (loading) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [loading])
  return <Button {...props} ref={useMergedRef(button, ref)} />
}
