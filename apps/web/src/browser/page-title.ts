import type { LinkProps } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'

/** A page whose address has parameters, between the menu's page and the present one. */
export type PageAbove = { label: string; link: LinkProps }

/** A text or a page that the present page sets for as long as it is shown. */
function createPlace<Value>() {
  let present: Value | undefined
  const listeners = new Set<() => void>()
  const publish = (value: Value | undefined) => {
    present = value
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { publish, useValue: () => useSyncExternalStore(subscribe, () => present) }
}

const ownTitle = createPlace<string>()
const pageAbove = createPlace<PageAbove>()

/** Sets the title of a page to the name of its person or project, instead of its route's title. */
export function useOwnPageTitle(title: string | undefined) {
  useEffect(() => {
    ownTitle.publish(title)
    return () => ownTitle.publish(undefined)
  }, [title])
}

/** The title set by `useOwnPageTitle`, if any. */
export const useOwnTitle = ownTitle.useValue

/** Names the page above in the breadcrumbs. `link` must stay the same object while it leads to the same page. */
export function usePageAbove(label: string, link: LinkProps) {
  useEffect(() => {
    pageAbove.publish({ label, link })
    return () => pageAbove.publish(undefined)
  }, [label, link])
}

/** The page set by `usePageAbove`, if any. */
export const useAbove = pageAbove.useValue
