import { Button } from '@mantine/core'
import type { ImportRun } from '@portal/contract/imports'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { BusyButton } from '../../../shared/forms/busy-button.tsx'
import type { ChoicesForm, Part } from './choices.ts'
import styles from './step.module.css'

/** What each part of the page gets. */
export type StepProps = {
  run: ImportRun
  form: ChoicesForm
  /** Whether its button was pressed last, so that the focus comes back to it. */
  hasFocus: boolean
  onCheck: () => void
}

type Props = Omit<StepProps, 'run'> & {
  part: Part
  title: string
  /** What is chosen, in one line. */
  summary?: string | undefined
  hint: string
  /** Whether something must be chosen; otherwise the part is folded until it is asked for. */
  isNeeded: boolean
  children: ReactNode
}

/** A part of what is chosen, with the button that checks the rows anew. */
export function Step({ part, title, summary, hint, isNeeded, form, hasFocus, onCheck, children }: Props) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isToggled, setToggled] = useState(false)
  const isChanged = form.isChanged(part)
  const isOpen = isNeeded || isChanged || isToggled
  const focusFirst = useRef(hasFocus)
  useEffect(() => {
    if (focusFirst.current) heading.current?.focus()
  }, [])
  return (
    <section className={styles.step} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {summary && <span className={styles.summary}>{summary}</span>}
        {!isNeeded && !isChanged && (
          <Button
            variant="default"
            size="xs"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-label={isOpen ? t.imports.foldPart(title) : t.imports.changePart(title)}
            onClick={() => setToggled(!isOpen)}
          >
            {isOpen ? t.imports.fold : t.imports.change}
          </Button>
        )}
      </header>
      {isOpen && (
        <form
          noValidate
          autoComplete="off"
          aria-busy={form.isChecking}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (isChanged && !form.isChecking) onCheck()
          }}
        >
          <p className={styles.hint}>{hint}</p>
          {children}
          {isChanged && form.failure && (
            <p role="alert" className={styles.failure}>
              {form.failure}
            </p>
          )}
          <div className={styles.buttons}>
            <BusyButton
              type="submit"
              variant={isChanged ? 'filled' : 'default'}
              disabled={!isChanged}
              loading={isChanged && form.isChecking}
            >
              {t.imports.check}
            </BusyButton>
            {isChanged && (
              <Button variant="subtle" color="gray" onClick={form.discard} disabled={form.isChecking}>
                {t.imports.discard}
              </Button>
            )}
          </div>
        </form>
      )}
    </section>
  )
}
