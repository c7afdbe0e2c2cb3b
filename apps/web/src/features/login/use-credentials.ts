import { wasEverShort } from '@portal/domain/people/passwords'
import { useEffect, useRef, useState } from 'react'

const emailMinLength = 5

type Credentials = { email: string; password: string }

/**
 * The two fields. They keep their texts themselves: a password manager may fill them without an event, and React would
 * write its own texts over that. `look` finds out whether they are complete, after any event that such a filling may
 * cause.
 */
export function useCredentials() {
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [isComplete, setComplete] = useState(false)

  const read = (): Credentials => ({
    email: email.current?.value ?? '',
    password: password.current?.value ?? '',
  })
  const look = () => {
    const typed = read()
    setComplete(
      (typed.email.length >= emailMinLength || isAutofilled(email.current)) &&
        (!wasEverShort(typed.password) || isAutofilled(password.current)),
    )
  }
  const write = (credentials: Credentials) => {
    if (email.current) email.current.value = credentials.email
    if (password.current) password.current.value = credentials.password
    look()
  }

  const latestLook = useRef(look)
  latestLook.current = look
  useEffect(() => {
    // The window gets the focus back after a password manager's window was in front.
    const onFocus = () => latestLook.current()
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [])

  return {
    email,
    password,
    isComplete,
    read,
    write,
    /**
     * The event handlers of the form. The animation starts where the browser itself fills a field
     * (`login-form.module.css`).
     */
    watch: { onInput: look, onFocus: look, onPointerOver: look, onKeyUp: look, onAnimationStart: look },
  }
}

/** Whether the browser has filled the field. It hides the text from scripts until the page is touched. */
const isAutofilled = (field: HTMLInputElement | null) => field?.matches(':autofill') ?? false
