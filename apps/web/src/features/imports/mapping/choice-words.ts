import type { ImportRun } from '@portal/contract/imports'
import type { ImportKind } from '@portal/domain/imports/import-kinds'
import { t } from '../../../messages/messages.ts'
import type { FieldWords } from '../../../shared/conflicts/field-words.ts'
import { fieldInWords, referenceOf } from '../import-words.ts'
import { type Choices, columnKey, meaningIn, orderIn, orderKey, valueKey } from './choices.ts'
import { nameOfReference } from './reference-names.ts'

/** The choices in words, where two people have made different ones. */
export const wordsOfChoices = ({ kind, columns, values }: ImportRun): FieldWords<Choices> =>
  Object.fromEntries([
    ...columns.map(({ heading }, place) => [
      columnKey(place),
      {
        label: heading || t.imports.noHeading,
        textOf: (field: string | null) => (field === null ? t.imports.leftOut : fieldInWords(kind, field)),
      },
    ]),
    [
      orderKey,
      {
        label: t.imports.order,
        textOf: (order: string | null) => {
          const known = orderIn(order)
          return known === null ? '' : t.imports.orders[known]
        },
      },
    ],
    ...values.map((value) => [
      valueKey(value),
      {
        label: value.value || t.imports.emptyCells,
        textOf: (text: string | null) => meaningInWords(kind, value.column, text),
      },
    ]),
  ])

async function meaningInWords(kind: ImportKind, column: string, text: string | null): Promise<string> {
  const meaning = meaningIn(text)
  if (meaning === null) return ''
  if (meaning.action !== 'match') return t.imports.choice[meaning.action]
  const to = referenceOf(kind, column)
  return (to && (await nameOfReference(to, meaning.id))) ?? `#${meaning.id}`
}
