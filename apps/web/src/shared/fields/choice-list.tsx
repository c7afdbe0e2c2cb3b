import { CheckIcon, Combobox } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '../../messages/messages.ts'
import { Face } from '../pictures/face.tsx'
import type { Listed } from './choices.ts'
import styles from './id-select.module.css'

type Props<C extends Listed> = {
  /** The field's label. */
  label: ReactNode
  shown: readonly C[]
  /** The index of the marked choice; -1 for none. */
  marked: number
  idAt: (place: number) => string
  isChosen?: (choice: C) => boolean
  isLoading: boolean
  hasMore: boolean
  hidden: boolean
}

/** The list below a search box; an option's value is its index. */
export function ChoiceList<C extends Listed>(props: Props<C>) {
  const { label, shown, marked, idAt, isChosen, isLoading, hasMore, hidden } = props
  const optionAt = (place: number, choice: C) => (
    <Option
      key={idAt(place)}
      id={idAt(place)}
      place={place}
      choice={choice}
      isChosen={isChosen?.(choice) ?? false}
      isMarked={place === marked}
    />
  )
  return (
    <Combobox.Dropdown hidden={hidden}>
      <Combobox.Options
        className={styles.options ?? ''}
        aria-label={typeof label === 'string' ? label : undefined}
      >
        {groupsOf(shown).map(({ group, start, choices }) => {
          const options = choices.map((choice, index) => optionAt(start + index, choice))
          return group === undefined ? (
            options
          ) : (
            <Combobox.Group key={group} label={group}>
              {options}
            </Combobox.Group>
          )
        })}
        {shown.length === 0 && (
          <Combobox.Empty>{isLoading ? t.fields.searching : t.fields.nothingFound}</Combobox.Empty>
        )}
      </Combobox.Options>
      {hasMore && <Combobox.Footer className={styles.more ?? ''}>{t.fields.moreFound}</Combobox.Footer>}
    </Combobox.Dropdown>
  )
}

type Group<C> = { group: string | undefined; start: number; choices: C[] }

/** Choices that follow each other and have one heading. */
function groupsOf<C extends Listed>(shown: readonly C[]): Group<C>[] {
  const groups: Group<C>[] = []
  for (const [place, choice] of shown.entries()) {
    const last = groups.at(-1)
    if (last?.group === choice.group && last) last.choices.push(choice)
    else groups.push({ group: choice.group, start: place, choices: [choice] })
  }
  return groups
}

type OptionProps = { id: string; place: number; choice: Listed; isChosen: boolean; isMarked: boolean }

function Option({ id, place, choice, isChosen, isMarked }: OptionProps) {
  return (
    <Combobox.Option
      id={id}
      value={String(place)}
      active={isChosen}
      aria-selected={isChosen}
      selected={isMarked}
      disabled={choice.disabled === true}
      className={styles.option ?? ''}
    >
      {choice.face && <Face name={choice.name} {...choice.face} />}
      <span className={styles.text}>
        {choice.name}
        {choice.hint && <small className={styles.hint}>{choice.hint}</small>}
      </span>
      {isChosen && <CheckIcon className={styles.check} />}
    </Combobox.Option>
  )
}
