/** The contract's input of a form, which names its fields. */
type Input<Shape> = { shape: Shape }

/** An empty text for each field of the input: what the form of a new row begins with. */
export function emptyTexts<Shape extends object>(input: Input<Shape>): Record<keyof Shape, string>
export function emptyTexts({ shape }: Input<object>) {
  return Object.fromEntries(Object.keys(shape).map((field) => [field, '']))
}

/** What a row has in each field of the input, as text; '' where it has nothing. */
export function textsOf<Shape extends object>(
  input: Input<Shape>,
  row: { [Field in keyof Shape]?: unknown },
): Record<keyof Shape, string>
export function textsOf({ shape }: Input<object>, row: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.keys(shape).map((field) => [field, String(row[field] ?? '')]))
}
