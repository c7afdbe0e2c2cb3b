type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Chooses the form that a language uses for a count; `{n}` in it becomes the number. English needs `one` and
 * `other`, Ukrainian `one`, `few`, `many` and `other`.
 */
export function plural(locale: string, count: number, forms: Forms): string {
  const { rules, numbers } = formatsOf(locale)
  const form = forms[rules.select(count)] ?? forms.other
  return form.replace('{n}', numbers.format(count))
}

type Formats = { rules: Intl.PluralRules; numbers: Intl.NumberFormat }
const formats = new Map<string, Formats>()

/** Cached: making them takes longer than all formatting on a page. */
function formatsOf(locale: string): Formats {
  const kept = formats.get(locale)
  if (kept) return kept
  const made = { rules: new Intl.PluralRules(locale), numbers: new Intl.NumberFormat(locale) }
  formats.set(locale, made)
  return made
}
