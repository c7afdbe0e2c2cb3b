import { createContext, useContext } from 'react'

type SortPlace = {
  /** The element of the filters that takes the sorting of the list below; null where the page has none. */
  element: HTMLElement | null
  register: (element: HTMLElement | null) => void
}

/** Where a phone's list puts its sorting: beside the button of the filters, which stand elsewhere in the page. */
export const SortPlaceContext = createContext<SortPlace>({ element: null, register: () => {} })

export const useSortPlace = () => useContext(SortPlaceContext)
