import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { MissingDialog } from './missing-dialog.tsx'
import { MissingPart, reloadIfOnline } from './missing-part.tsx'
import { loadMissingStyles } from './missing-styles.ts'

type Retry = { onRetry: () => Promise<void> }
export type LatePart<Props> = ComponentType<Props> & {
  /** Loads the code before the part is shown; a failure is told when it is. */
  preload: () => Promise<void>
}

/**
 * A component whose code is loaded when it is first shown; until then `StandIn`, or nothing, is in its place. When the
 * code cannot be loaded, `Missing` is in its place and offers 'Try again'; the code is also fetched again when the browser
 * is back online. React's `lazy` is slower: it draws the part at the earliest 300 ms after the fallback of `Suspense`.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn?: ComponentType<Props>,
  Missing: ComponentType<Props & Retry> = MissingPart,
): LatePart<Props> {
  let Part: ComponentType<Props> | undefined
  const preload = async () => {
    // An import that fails resolves to undefined, because `watchVersion` prevents its rejection.
    Part ??= await load().catch(() => undefined)
  }
  function Late(props: Props) {
    const [isMissing, setMissing] = useState(false)
    const [hasArrived, setArrived] = useState(Part !== undefined)
    const fetchPart = async () => {
      await preload()
      if (Part) setArrived(true)
      else setMissing(true)
    }
    const fetchFirst = useEffectEvent(fetchPart)
    // Asks what was drawn and not for the code, which may have come since then.
    useEffect(() => {
      if (!hasArrived) void fetchFirst()
    }, [hasArrived])
    const fetchAgain = async () => {
      await loadMissingStyles()
      await fetchPart()
    }
    const fetchOnline = useEffectEvent(fetchAgain)
    useEffect(() => {
      if (!isMissing) return
      const retry = () => void fetchOnline()
      window.addEventListener('online', retry)
      return () => window.removeEventListener('online', retry)
    }, [isMissing])

    if (Part) return <Part {...props} />
    if (!isMissing) return StandIn ? <StandIn {...props} /> : null
    const retry = async () => {
      await fetchAgain()
      // A new version of the app may lack the file.
      if (!Part) await reloadIfOnline()
    }
    return <Missing {...props} onRetry={retry} />
  }
  return Object.assign(Late, { preload })
}

/** `latePart` for a dialog: when its code cannot be loaded, a dialog says so and the page below stays. */
export const lateDialog = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) => latePart<Props>(load, undefined, MissingDialog)
