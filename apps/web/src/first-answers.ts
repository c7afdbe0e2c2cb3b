import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

const longestWaitMs = 2000

/** Resolves when the page's code has been loaded and the requests of its loader are answered, or after two seconds. */
export async function firstAnswers(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  const cache = queryClient.getQueryCache()
  let stop = () => {}
  // Loads the new address after a redirect. The router's component would do this, but it is not rendered yet.
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
}
