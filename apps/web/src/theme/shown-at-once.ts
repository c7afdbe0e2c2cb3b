import type { CSSProperties, ReactNode } from 'react'

type Props = {
  mounted: boolean
  transition: { in: CSSProperties }
  children: (styles: CSSProperties) => ReactNode
}

/** In place of Mantine's `Transition` in buttons, in the build: `mantine-overrides.css` animates what comes. */
export function Transition({ mounted, transition, children }: Props) {
  return mounted ? children(transition.in) : null
}
