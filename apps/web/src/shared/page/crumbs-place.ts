import { createContext, type ReactNode, use } from 'react'

/** The trail of pages above the present one, which the frame provides; nothing on phones and in the menu's own pages. */
export const CrumbsContext = createContext<ReactNode>(null)

/** Shows the trail where a page has its heading. */
export const Crumbs = () => use(CrumbsContext)
