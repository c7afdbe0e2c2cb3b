import { Fragment, type ReactNode, useId, useState } from 'react'
import { t } from '../../../../messages/messages.ts'
import type { ItemCardActs } from '../items/item-card.tsx'
import type { NewItemProps } from '../items/new-item-form.tsx'
import { PlainItems } from '../items/plain-items.tsx'
import { type ItemDialogs, useItemDialogs } from '../items/use-item-dialogs.tsx'
import type { ResumeSection } from '../sections.ts'
import styles from './plain-section.module.css'

type Props<Row> = ItemDialogs<Row> & {
  resumeId: number
  section: ResumeSection
  words: NewItemProps['words'] & { empty: string }
  items: readonly Row[]
  /** An `ItemCard`. */
  card: (item: Row, acts: ItemCardActs) => ReactNode
  /** A `NewItemForm`. */
  newItem: (props: NewItemProps) => ReactNode
}

/** A section whose items are added by a form on the left and listed on the right; on a phone one below the other. */
export function PlainSection<Row extends { id: number; version: number }>(props: Props<Row>) {
  const { resumeId, section, words, items, card, newItem } = props
  const heading = t.resumeEditor.tabs[section]
  const headingId = useId()
  const [newId, setNewId] = useState<number>()
  const { actsOn, dialogs } = useItemDialogs(`resume.${resumeId}.${section}.edit`, props)
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        {/* After a save the form begins anew. */}
        <Fragment key={newId}>
          {newItem({
            words,
            draft: `resume.${resumeId}.${section}.create`,
            isFocusOnSubmit: newId !== undefined,
            onSaved: ({ id }) => setNewId(id),
          })}
        </Fragment>
        <section aria-labelledby={headingId}>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          {items.length === 0 ? (
            <p className={styles.empty}>{words.empty}</p>
          ) : (
            <div className={styles.items}>
              <PlainItems
                label={heading}
                items={items.map((item) => ({
                  id: item.id,
                  card: card(item, { ...actsOn(item), isNew: item.id === newId }),
                }))}
              />
            </div>
          )}
        </section>
      </div>
      {dialogs}
    </div>
  )
}
