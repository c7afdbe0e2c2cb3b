import { Button } from '@mantine/core'
import { type ComponentPropsWithRef, type ToggleEvent, useId, useRef } from 'react'
import { t } from '../../../../messages/messages.ts'
import styles from './download-menu.module.css'

type File = Pick<ComponentPropsWithRef<'a'>, 'href' | 'download'> & { label: string; hint?: string }

const FileLink = (props: ComponentPropsWithRef<'a'>) => <a {...props} className={styles.file} />

const width = 230
const gap = 4
const edge = 8

/** Drawn here, because the icon of this name is in the chunk of the frame, which visitors do not load. */
const Chevron = () => (
  <svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true" focusable="false">
    <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
  </svg>
)

/** The files of a CV, in a list that opens below its button. */
export function DownloadMenu({ files, isPlain }: { files: readonly File[]; isPlain: boolean }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)

  /** Places the list in the document, so that it scrolls with its button. */
  const place = ({ newState }: ToggleEvent) => {
    if (newState !== 'open' || !button.current || !list.current) return
    const { bottom, right } = button.current.getBoundingClientRect()
    list.current.style.top = `${window.scrollY + bottom + gap}px`
    list.current.style.left = `${Math.max(edge, right - width)}px`
  }
  return (
    <>
      <Button
        ref={button}
        variant={isPlain ? 'default' : 'filled'}
        popoverTarget={id}
        rightSection={<Chevron />}
      >
        {t.resumePreview.download}
      </Button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        aria-label={t.resumePreview.files}
        className={styles.list}
        style={{ width }}
        onBeforeToggle={place}
      >
        {files.map(({ label, hint, ...file }) => (
          <li key={label}>
            <FileLink {...file} onClick={() => list.current?.hidePopover()}>
              {label}
              {hint && <span className={styles.hint}>{hint}</span>}
            </FileLink>
          </li>
        ))}
      </ul>
    </>
  )
}
