import { useMatches } from '@tanstack/react-router'
import { useOwnTitle } from '../browser/page-title.ts'
import { t } from '../messages/messages.ts'

/** The page's own title, or its route's. */
export function usePageTitle(): string {
  const ownTitle = useOwnTitle()
  const routeTitle = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? t.app.name })
  return ownTitle ?? routeTitle
}
