import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

type SortPlace = {
  /** The element of the filters that takes the sorting of the list below; null where the page has none. */
  element: HTMLElement | null
  register: (element: HTMLElement | null) => void
}

/** Where a phone's list puts its sorting: beside the button of the filters, which stand elsewhere in the page. */
const SortPlaceContext = createContext<SortPlace>({ element: null, register: () => {} })

export const useSortPlace = () => useContext(SortPlaceContext)

/** Lets the filters of a page offer a place to the sorting of its list. */
export function SortPlaceProvider({ children }: { children: ReactNode }) {
  const [element, register] = useState<HTMLElement | null>(null)
  const place = useMemo(() => ({ element, register }), [element])
  return <SortPlaceContext value={place}>{children}</SortPlaceContext>
}
