import { TextInput, type TextInputProps } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useIsPhone } from '../breakpoints.ts'
import { LateField } from './late-field.tsx'

const fieldsIn = (bar: Element | null) => bar?.querySelectorAll<HTMLElement>('input, select') ?? []

/** The props of a filter's stand-in. */
type StandIn = Pick<
  TextInputProps,
  'label' | 'aria-label' | 'placeholder' | 'leftSection' | 'className' | 'maw'
> & {
  /** Unique among the filters. */
  key: string
  value?: string
}

type Props = {
  /** Starts the `late` import of the filters. */
  start: () => void
  /** One for each filter, in their order. */
  standIns: readonly StandIn[]
  children: ReactNode
}

/**
 * Filters whose code is loaded after the rows. Until then read-only fields look the same; a filter gets the focus if
 * its stand-in has it.
 */
export function LateFilters({ start, standIns, children }: Props) {
  const focused = useRef(-1)
  const isPhone = useIsPhone()
  // On a phone they are in a sheet, which a person opens to use them.
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

/** Focuses the field of the filter bar with that index. */
function FocusOn({ place }: { place: RefObject<number> }) {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const bar = here.current?.closest('search') ?? null
    fieldsIn(bar)[place.current]?.focus()
  }, [place])
  return <span ref={here} hidden />
}
