import type { Act, FieldChange, ObjectType, Via } from '@portal/domain/trail/acts'

/** Namesakes are told apart by their ids. */
type ToldPerson = { id?: number; full_name: string }

/** What a row of the trail tells, as it is stored and sent. */
export type ToldAct = {
  actor: ToldPerson | null
  via: Via
  act: string
  object_type: string
  object: string
  person: ToldPerson | null
  changes: readonly FieldChange[]
}

/** The rest of a sentence that begins with who acted; `what` is the object as the sentence calls it. */
export type Deed = (told: ToldAct, what: string) => string

/** For each field the words of its codes. */
type CodeNames = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The words of one area: its acts that are more than adding, changing and deleting, and its fields. */
export type ActWords = {
  deeds: Readonly<Partial<Record<Act, Deed>>>
  /** Names of fields within a sentence, where they are not the field's own with blanks. */
  fields: Readonly<Partial<Record<ObjectType, Readonly<Record<string, string>>>>>
  /** Words for the values of fields that are codes. */
  values?: Readonly<Partial<Record<ObjectType, CodeNames>>>
}
