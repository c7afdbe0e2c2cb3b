/** Characters of the longest e-mail address (docs/product-rules.md#signing-in). */
export const maxEmailLength = 254
