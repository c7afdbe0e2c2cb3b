import { type ComponentType, useEffect, useState } from 'react'

/** A part of the page that managers alone load, from a file of its own. */
export class LatePart<Props extends object> {
  readonly #file: () => Promise<ComponentType<Props> | undefined>
  component: ComponentType<Props> | undefined

  constructor(file: () => Promise<ComponentType<Props> | undefined>) {
    this.#file = file
  }

  /** Ends without the component where its code does not arrive. */
  async load(): Promise<void> {
    this.component ??= await this.#file().catch(() => undefined)
  }
}

/** The component of the part; undefined until it has arrived. */
export function useLatePart<Props extends object>(part: LatePart<Props>): ComponentType<Props> | undefined {
  const [component, setComponent] = useState(() => part.component)
  useEffect(() => {
    void part.load().then(() => setComponent(() => part.component))
  }, [part])
  return component
}
