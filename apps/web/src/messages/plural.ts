type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Chooses the form that a language uses for a count; `{n}` in it becomes the number. English needs `one` and
 * `other`, Ukrainian `one`, `few`, `many` and `other`.
 */
export function plural(locale: string, count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other
  return form.replace('{n}', new Intl.NumberFormat(locale).format(count))
}
