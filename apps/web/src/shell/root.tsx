import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { t } from '../messages/messages.ts'
import { usePageTitle } from './page-title.ts'

/** Sets the document title, and the focus after a change of page. */
export function Root() {
  useDocumentTitle()
  useFocusOnNavigation()
  return <Outlet />
}

function useDocumentTitle() {
  const title = usePageTitle()
  useEffect(() => {
    document.title = title === t.app.name ? title : t.app.documentTitle(title)
  }, [title])
}

/** Moves the focus to the new page's heading, so that screen readers read it and Tab goes on from there. */
function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const main = document.querySelector('main')
        // A field with autofocus keeps the focus.
        if (main?.contains(document.activeElement)) return
        const heading = document.querySelector<HTMLElement>('main h1') ?? main
        heading?.focus({ preventScroll: true })
      }),
    [router],
  )
}
