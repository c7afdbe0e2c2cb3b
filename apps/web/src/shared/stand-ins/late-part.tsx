import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component whose code is fetched when it is first shown; until then `StandIn`, or nothing, is in its place. React's
 * own `lazy` would hold it back: what replaces a fallback of `Suspense` is drawn 300 ms after it at the earliest.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn?: ComponentType<Props>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  return function LatePart(props: Props) {
    const [failure, setFailure] = useState<{ error: unknown }>()
    const [, setArrived] = useState(Part !== undefined)
    useEffect(() => {
      if (Part) return
      load().then(
        (part) => {
          Part = part
          setArrived(true)
        },
        (error: unknown) => setFailure({ error }),
      )
    }, [])
    if (failure) throw failure.error
    if (Part) return <Part {...props} />
    return StandIn ? <StandIn {...props} /> : null
  }
}
