import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component whose code is loaded when it is first shown; until then `StandIn`, or nothing, is in its place. When the
 * code cannot be loaded, `Missing` is shown, or the page fails. React's `lazy` is slower: it draws the part at the earliest
 * 300 ms after the fallback of `Suspense`.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn?: ComponentType<Props>,
  Missing?: ComponentType<Props>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  return function LatePart(props: Props) {
    const [failure, setFailure] = useState<{ error: unknown }>()
    const [, setArrived] = useState(Part !== undefined)
    useEffect(() => {
      if (Part) return
      // `watchVersion` keeps the import from being rejected; it has no result then.
      const arrive = (part: ComponentType<Props> | undefined) => {
        Part = part
        if (part) setArrived(true)
        else setFailure({ error: new Error('The code of a part could not be loaded') })
      }
      load().then(arrive, (error: unknown) => setFailure({ error }))
    }, [])
    if (Part) return <Part {...props} />
    if (failure && Missing) return <Missing {...props} />
    if (failure) throw failure.error
    return StandIn ? <StandIn {...props} /> : null
  }
}
