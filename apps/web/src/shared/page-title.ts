import { useEffect, useSyncExternalStore } from 'react'

let ownTitle: string | undefined
const listeners = new Set<() => void>()

function publish(title: string | undefined) {
  ownTitle = title
  for (const listener of listeners) listener()
}

/** Sets the title of a page to the name of its person or project, instead of its route's title. */
export function useOwnPageTitle(title: string | undefined) {
  useEffect(() => {
    publish(title)
    return () => publish(undefined)
  }, [title])
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The title set by `useOwnPageTitle`, if any. */
export const useOwnTitle = () => useSyncExternalStore(subscribe, () => ownTitle)
