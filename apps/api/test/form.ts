type Field = [name: string, value: string] | [name: string, bytes: Buffer, filename: string]

/** Encodes a multipart/form-data body as a browser does, for `inject`. */
export async function formOf(...fields: Field[]) {
  const form = new FormData()
  for (const [name, value, filename] of fields) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value)]), filename)
  }
  const encoded = new Response(form)
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  }
}

/** The form of a valid request: its file and the fields beside it. */
export const formOfRequest = (file: readonly [string, Buffer, string], body: Record<string, unknown> = {}) =>
  formOf([...file], ...Object.entries(body).map(([name, value]): Field => [name, String(value)]))
