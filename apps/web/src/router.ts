import type { Access } from '@portal/domain/access'
import { createRouter } from '@tanstack/react-router'
import { createQueryClient } from './api/query-client.ts'
import { routeTree } from './routeTree.gen.ts'
import { movesPage } from './shared/overlays/overlay-history.ts'
import type { MenuPath } from './shell/menu.ts'
import { PageError } from './shell/screens/page-error.tsx'
import { PagePending } from './shell/screens/page-pending.tsx'

export const queryClient = createQueryClient()

/**
 * Routes read `location.search` in their loaders and have no `loaderDeps`: with them another filter, day or person would
 * count as another page, which is blank until it is loaded, and the field that has the focus would lose it.
 */
export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // The query client decides whether an answer is fresh enough, so the router calls the loader every time.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PagePending,
  // This component is not loaded lazily, because it is needed when code cannot be loaded.
  defaultErrorComponent: PageError,
  scrollRestoration: movesPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }

  interface StaticDataRouteOption {
    /** Who may open the page; a route without it does not compile. */
    access: Access
    /** The page is of the person whom the parameter `id` names; their own one is My profile where this one is not for them. */
    isOfPerson?: true
    /** Shown in the document's title and the breadcrumbs. */
    title: string
    /** The page above, for the breadcrumbs of pages that no menu names. */
    parent?: MenuPath
    /** The page on which a required factor is set up. It opens without one, and no menus are around it. */
    openWithoutFactor?: true
    /** The width of a page of forms or of text; any other has the width of tables. */
    width?: 'form'
  }
}
