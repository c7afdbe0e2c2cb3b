import { useId as useReactId } from 'react'

/** In place of Mantine's own, in the build: that one draws each field twice. See docs/decisions/0034-ids-drawn-once.md. */
export function useId(given?: string): string {
  const id = useReactId()
  return given ?? `mantine-${id}`
}
