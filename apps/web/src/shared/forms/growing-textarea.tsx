import { InputBase, type TextareaProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'

type Rows = { minRows?: number; maxRows: number }

/**
 * A field that grows with its text. It replaces Mantine's `Textarea`, which measures a second one in script and lays
 * the page out several times.
 */
export function GrowingTextarea(props: TextareaProps & Rows) {
  return <InputBase component={GrowingInput} {...props} multiline />
}

function GrowingInput({ minRows = 1, maxRows, style, ref, ...props }: ComponentProps<'textarea'> & Rows) {
  const node = useRef<HTMLTextAreaElement>(null)
  const merged = useMergedRef(node, ref)
  useLayoutEffect(() => {
    if (!growsByStyle) grow(node.current)
  })
  const growing = {
    fieldSizing: 'content',
    // A field of one line is as high as the other fields, which fingers need.
    minHeight: `max(${heightOf(minRows)}, var(--input-height, 0px))`,
    maxHeight: heightOf(maxRows),
  } as const
  return <textarea {...props} ref={merged} rows={minRows} style={{ ...style, ...growing }} />
}

const heightOf = (rows: number) => `calc(${rows}lh + 2 * var(--input-padding-y) + 2px)`

// `field-sizing` is missing in some current browsers.
const growsByStyle = CSS.supports('field-sizing', 'content')

function grow(node: HTMLTextAreaElement | null) {
  if (!node) return
  node.style.height = 'auto'
  node.style.height = `${node.scrollHeight + node.offsetHeight - node.clientHeight}px`
}
