import { TextInput, type TextInputProps } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useIsPhone } from '../breakpoints.ts'
import { LateField } from './late-field.tsx'

const fieldsIn = (bar: Element | null) => bar?.querySelectorAll<HTMLElement>('input, select') ?? []

/** What a filter shows before its code has come. */
type StandIn = Pick<
  TextInputProps,
  'label' | 'aria-label' | 'placeholder' | 'leftSection' | 'className' | 'maw'
> & {
  /** Tells it from the others. */
  key: string
  value?: string
}

type Props = {
  /** Of the `late` import that the filters wait for. */
  start: () => void
  /** One for each field, in their order. */
  standIns: readonly StandIn[]
  children: ReactNode
}

/**
 * Filters whose code is loaded after the rows. Until then they look the same and only show; the field takes the focus
 * over from the one that stands in for it.
 */
export function LateFilters({ start, standIns, children }: Props) {
  const focused = useRef(-1)
  const isPhone = useIsPhone()
  // A phone shows them in a sheet, which is opened for their sake.
  useEffect(() => {
    if (isPhone) start()
  }, [isPhone, start])
  return (
    <LateField
      start={start}
      standIn={({ onFocus, ...handlers }) =>
        standIns.map(({ key, value = '', ...looks }) => (
          <TextInput
            key={key}
            readOnly
            {...looks}
            {...handlers}
            value={value}
            onFocus={({ currentTarget }) => {
              focused.current = [...fieldsIn(currentTarget.closest('search'))].indexOf(currentTarget)
              onFocus()
            }}
          />
        ))
      }
    >
      {(hadFocus) => (
        <>
          {children}
          {hadFocus && <FocusOn place={focused} />}
        </>
      )}
    </LateField>
  )
}

/** Puts the focus on the field of the filter bar at that place. */
function FocusOn({ place }: { place: RefObject<number> }) {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const bar = here.current?.closest('search') ?? null
    fieldsIn(bar)[place.current]?.focus()
  }, [place])
  return <span ref={here} hidden />
}
