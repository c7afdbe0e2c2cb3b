import { useMergedRef } from '@mantine/hooks'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'

type Props = ComponentProps<'textarea'> & { minRows?: number; maxRows?: number }

/**
 * In place of Mantine's `TextareaAutosize`, in the build: the browser lets it grow. Mantine's lays the page out several
 * times at each drawing.
 */
export function TextareaAutosize({ minRows = 1, maxRows, style, ref, ...props }: Props) {
  const node = useRef<HTMLTextAreaElement>(null)
  const merged = useMergedRef(node, ref)
  useLayoutEffect(() => {
    if (!growsByStyle) grow(node.current)
  })
  const rows = {
    fieldSizing: 'content',
    minHeight: heightOf(minRows),
    maxHeight: maxRows === undefined ? undefined : heightOf(maxRows),
  } as const
  return <textarea {...props} ref={merged} rows={minRows} style={{ ...style, ...rows }} />
}

const heightOf = (rows: number) => `calc(${rows}lh + 2 * var(--input-padding-y) + 2px)`

// Not in every browser of today.
const growsByStyle = CSS.supports('field-sizing', 'content')

function grow(node: HTMLTextAreaElement | null) {
  if (!node) return
  node.style.height = 'auto'
  node.style.height = `${node.scrollHeight + node.offsetHeight - node.clientHeight}px`
}
