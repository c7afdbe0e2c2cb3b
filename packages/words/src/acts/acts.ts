import type { ChangedValue } from '@portal/domain/trail/acts'
import { deeds, fieldNames, nouns, otherField, valueNames } from './english-acts.ts'
import { itemOfResume } from './resume-items.ts'
import type { Deed, ToldAct } from './told-act.ts'
import { valueInWords } from './values.ts'

/** Longer values are left out of the sentence; the row shows them. */
const longestValue = 60

/**
 * The sentence of a row of the trail. In a history of one object it is not `named`. An act of another version of the
 * portal, which has no words here, is told by its code.
 */
export function actInWords(told: ToldAct, { named }: { named: boolean }): string {
  const what = named ? namedObject(told) : noun(told.object_type)
  const item = itemOfResume(told)
  const deed =
    item === undefined ? deedInWords(told, what) : deedInWords(item.told, `${item.name} in ${what}`)
  return `${whoInWords(told)} ${deed}`
}

function deedInWords(told: ToldAct, what: string): string {
  const words: Readonly<Record<string, Deed>> = deeds
  const deed = words[told.act]
  if (deed !== undefined) return deed(told, what)
  const verb = told.act.split('.').at(1)
  if (verb === 'create') return `added ${what}`
  if (verb === 'update') return changeInWords(told, what)
  if (verb === 'delete') return `deleted ${what}`
  return `did '${told.act}' to ${what}`
}

function whoInWords({ actor, via }: ToldAct): string {
  if (actor !== null) return actor.full_name
  if (via.kind === 'command') return via.name === null ? 'A command' : `The command '${via.name}'`
  return via.kind === 'portal' ? 'The portal' : 'A visitor'
}

const hasNoun = (type: string): type is keyof typeof nouns => Object.hasOwn(nouns, type)
const nounOf = (type: string): string => (hasNoun(type) ? nouns[type] : type)
const noun = (type: string): string => `the ${nounOf(type)}`

function namedObject({ object_type, object, person }: ToldAct): string {
  if (object_type === 'user') return object
  const what = object === '' ? noun(object_type) : `${noun(object_type)} ${object}`
  return person === null || person.full_name === object ? what : `${what} of ${person.full_name}`
}

function changeInWords({ object_type, changes }: ToldAct, what: string): string {
  const [first] = changes
  if (first === undefined) return `changed ${what}`
  const names = changes.map(({ field }) => `the ${fieldName(object_type, field)}`)
  if (changes.length > 1) return `changed ${inOneLine(names)} of ${what}`
  const subject = `${names.join('')} of ${what}`
  const [before, after] = [first.before, first.after].map((value) =>
    fieldValue(object_type, first.field, value),
  )
  if (first.hidden || [before, after].some((text) => (text?.length ?? 0) > longestValue)) {
    return `changed ${subject}`
  }
  if (first.before === null) return `set ${subject} to ${after}`
  return first.after === null
    ? `removed ${subject}, which was ${before}`
    : `changed ${subject} from ${before} to ${after}`
}

/** The name of a field within a sentence. */
export function fieldName(objectType: string, field: string): string {
  const names: Readonly<Record<string, string>> | undefined = hasNoun(objectType)
    ? fieldNames[objectType]
    : undefined
  return names?.[field] ?? otherField(field)
}

/** A value of a field within a sentence; codes by their names. */
export function fieldValue(objectType: string, field: string, value: ChangedValue): string {
  const codes = hasNoun(objectType) ? valueNames[objectType]?.[field] : undefined
  const isCode = typeof value === 'string' && codes !== undefined && Object.hasOwn(codes, value)
  return (isCode ? codes[value] : undefined) ?? valueInWords(value)
}

function inOneLine(names: readonly string[]): string {
  const rest = names.length - 4
  const shown = rest > 0 ? [...names.slice(0, 4), rest === 1 ? '1 more field' : `${rest} more fields`] : names
  return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

/** The words of acts as screens take them, which a further language has as well. */
export const englishActs = { sentence: actInWords, field: fieldName, value: fieldValue, noun: nounOf }
