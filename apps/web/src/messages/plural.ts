import { number } from './english.ts'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Chooses the form that a language uses for a count; `{n}` in it becomes the number. English needs `one` and
 * `other`, Ukrainian `one`, `few`, `many` and `other`.
 */
export function plural(locale: string, count: number, forms: Forms): string {
  const form = forms[rulesOf(locale).select(count)] ?? forms.other
  return form.replace('{n}', inDigits(locale, count))
}

const rules = new Map<string, Intl.PluralRules>()

/** The rules of a language. They are cached, because making them takes longer than all formatting on a page. */
function rulesOf(locale: string): Intl.PluralRules {
  const kept = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, kept)
  return kept
}

const inDigits = (locale: string, count: number) =>
  locale === 'en' ? number(count) : new Intl.NumberFormat(locale).format(count)
