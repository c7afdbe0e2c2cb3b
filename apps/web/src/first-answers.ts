import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

const longestWaitMs = 1000
let searchOfDocument: string | undefined = window.location.search

/** Whether the document's own page is being opened, at this search: the server has named requests for that page alone. */
export const isOpenedAt = (search: string): boolean => searchOfDocument === search

/** Resolves when the page's code has been loaded and the requests of its loader are answered, or after a second. */
export async function firstAnswers(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  const cache = queryClient.getQueryCache()
  let stop = () => {}
  // Loads the new address after a redirect. The router's own component does this, but it is not drawn yet.
  const stopListening = router.history.subscribe(router.load)
  const answered = router.load().then(
    () =>
      new Promise<void>((resolve) => {
        const look = () => queryClient.isFetching() === 0 && resolve()
        stop = cache.subscribe(look)
        look()
      }),
  )
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, longestWaitMs))
  await Promise.race([answered, tooLate])
  stop()
  stopListening()
  searchOfDocument = undefined
}
