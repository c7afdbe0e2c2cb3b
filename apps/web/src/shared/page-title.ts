import { useEffect, useSyncExternalStore } from 'react'

let ownTitle: string | undefined
const listeners = new Set<() => void>()

function publish(title: string | undefined) {
  ownTitle = title
  for (const listener of listeners) listener()
}

/** Names a page after what it shows (a person, a project) instead of by its route's title. */
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

/** The title that the page gave itself, if it did. */
export const useOwnTitle = () => useSyncExternalStore(subscribe, () => ownTitle)
