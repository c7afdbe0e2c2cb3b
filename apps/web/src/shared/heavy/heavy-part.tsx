import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { MissingPart, reloadIfOnline } from './missing-part.tsx'
import { loadMissingStyles } from './missing-styles.ts'

type Retry = { onRetry: () => Promise<void> }
type HeavyPart<Props> = ComponentType<Props> & {
  /** Loads the code before the part is shown. A failure is told when the part is shown. */
  preload: () => Promise<void>
}

/**
 * The heavy half of a control, such as its calendar, whose code is loaded when it is first shown; until then `StandIn`,
 * or nothing, is in its place. When the code cannot be loaded, `Missing` is in its place, by default a notice
 * that offers 'Try again', and the code is also fetched again when the browser is back online. See docs/decisions/0033-late-parts.md for why this is not React's `lazy`.
 */
export function heavyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn?: ComponentType<Props>,
  Missing: ComponentType<Props & Retry> = MissingPart,
): HeavyPart<Props> {
  let Part: ComponentType<Props> | undefined
  const preload = async () => {
    // An import that fails resolves to undefined, because `watchVersion` prevents its rejection.
    Part ??= await load().catch(() => undefined)
  }
  function Heavy(props: Props) {
    const [isMissing, setMissing] = useState(false)
    const [hasArrived, setArrived] = useState(Part !== undefined)
    const fetchPart = async () => {
      await preload()
      if (Part) setArrived(true)
      else setMissing(true)
    }
    const fetchFirst = useEffectEvent(fetchPart)
    // `hasArrived` says whether the part was rendered; the code itself may have arrived since that render.
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
  return Object.assign(Heavy, { preload })
}
