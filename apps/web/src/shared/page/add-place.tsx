import { createContext, type ReactNode, use, useMemo, useState } from 'react'

type AddPlace = {
  /** The element of the frame that takes the page's main button; null where it stays in the heading. */
  element: HTMLElement | null
  register: (element: HTMLElement | null) => void
}

/** Where a phone has the button that adds something to the page: in the bar at the foot, so that it covers nothing. */
const AddPlaceContext = createContext<AddPlace>({ element: null, register: () => {} })

export const useAddPlace = () => use(AddPlaceContext)

/** Lets the frame offer a place to the main button of the page. */
export function AddPlaceProvider({ children }: { children: ReactNode }) {
  const [element, register] = useState<HTMLElement | null>(null)
  const place = useMemo(() => ({ element, register }), [element])
  return <AddPlaceContext value={place}>{children}</AddPlaceContext>
}
