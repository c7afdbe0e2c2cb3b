import { type Language, type LanguageInput, languageInput } from '@portal/contract/resumes/plain-sections'
import { type LanguageLevel, languageLevels } from '@portal/domain/people/profiles'
import { defaultSpokenLevel, spokenLanguages } from '@portal/domain/resumes/resumes'
import * as z from 'zod/mini'
import { t } from '../../../../messages/messages.ts'
import { type FieldWords, inWords } from '../../../../shared/conflicts/field-words.ts'
import { ShortSelect } from '../../../../shared/fields/short-select.tsx'
import type { FieldProps } from '../extras/quiet-fields.ts'
import { SuggestField } from '../fields/suggest-field.tsx'

/** The form of a language: the server's input without the CV. */
export const languageForm = z.omit(languageInput, { resume_id: true })

type Chosen = { level: LanguageLevel }

/** The values of the form: the level, and a text for every other field of the contract. */
export type LanguageValues = Chosen & Record<Exclude<keyof LanguageInput, 'resume_id' | keyof Chosen>, string>

export const emptyLanguage: LanguageValues = { name: '', level: defaultSpokenLevel }
export const valuesOf = ({ name, level }: Language): LanguageValues => ({ name, level })

export const languageWords: FieldWords<LanguageValues> = {
  name: inWords(t.resumeExtras.languages.language),
  level: { label: t.resumeExtras.languages.level, textOf: (level) => t.languageLevels[level] },
}

const levels = languageLevels.map((value) => ({ value, label: t.languageLevels[value] }))

export const LanguageFields = ({ field }: { field: FieldProps<LanguageValues> }) => (
  <>
    <SuggestField
      label={t.resumeExtras.languages.language}
      required
      data-autofocus
      // The form begins in it, and the proposals would cover its buttons.
      openOnFocus={false}
      data={spokenLanguages}
      {...field('name')}
    />
    <ShortSelect label={t.resumeExtras.languages.level} options={levels} {...field('level')} />
  </>
)
