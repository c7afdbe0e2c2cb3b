import { type ReactNode, useMemo, useState } from 'react'
import { SortPlaceContext } from './sort-place.ts'

/** Lets the filters of a page offer a place to the sorting of its list. */
export function SortPlaceProvider({ children }: { children: ReactNode }) {
  const [element, register] = useState<HTMLElement | null>(null)
  const place = useMemo(() => ({ element, register }), [element])
  return <SortPlaceContext value={place}>{children}</SortPlaceContext>
}
