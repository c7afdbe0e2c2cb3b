import { isUtf8 } from 'node:buffer'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { Form } from '@portal/contract/shared/route'
import { because } from '@portal/words/reasons'
import type { FastifyRequest } from 'fastify'
import { badRequest, Refusal, tooLarge } from '../../use-case/errors.ts'
import type { PortalApp } from '../portal-app.ts'

/** The most parts of a form, its fields and files. */
const maxParts = 104
const maxFieldBytes = 65_536
/** Limits for the fields of a form besides its file. */
const maxOtherBytes = 1024 * 1024

/** Accepts multipart/form-data for descriptors with a `form`; every other route answers 415. */
export async function acceptUploads(app: PortalApp): Promise<void> {
  await app.register(multipart, {
    limits: {
      files: maxParts,
      parts: maxParts,
      headerPairs: 20,
    },
    // Fields are read as bytes too, because the library's texts have another character in place of what is no UTF-8.
    isPartAFile: () => true,
  })
  app.addHook('preValidation', readForm)
}

/**
 * Turns the fields of a form into the body that a JSON client would have sent: `x[]` and repeated fields are lists,
 * an empty text is null and is left out of lists. The file is kept apart.
 */
async function readForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return
  const { form } = request.routeOptions.config
  if (form === undefined) {
    throw new Refusal(415, because('request.media_type'))
  }
  const maxBytes = form.maxBytes + maxOtherBytes
  if (Number(request.headers['content-length']) > maxBytes) throw fileTooLarge(form)
  try {
    const fields = await Promise.race([readParts(request, form), refusalAbove(maxBytes, request, form)])
    request.body = bodyOf(fields)
  } catch (error) {
    // The parser no longer takes the rest, which would block the connection.
    request.raw.unpipe()
    request.raw.resume()
    throw refusalOf(error, request, form)
  }
}

async function readParts(request: FastifyRequest, form: Form): Promise<Field[]> {
  const fields: Field[] = []
  for await (const part of request.parts({ limits: { fileSize: form.maxBytes } })) {
    if (part.type === 'field') throw unreadable()
    if (!isFile(part)) fields.push(await readField(part))
    else if (nameOf(part) === form.file) await keepFile(request, part)
    else part.file.resume()
  }
  return fields
}

/**
 * Rejects when more bytes arrive than all parts may have together. The limits of the parser only make it skip what is
 * too much, and a chunked body may go on for ever.
 */
function refusalAbove(maxBytes: number, { raw }: FastifyRequest, form: Form): Promise<never> {
  return new Promise((_, reject) => {
    let leftBytes = maxBytes
    raw.on('data', function count(chunk: Buffer) {
      leftBytes -= chunk.length
      if (leftBytes >= 0) return
      raw.off('data', count)
      reject(fileTooLarge(form))
    })
  })
}

type Field = { name: string; value: unknown }

/** Whether a part is a file, as browsers send it; a part that is no file has neither of these. */
const isFile = ({ filename, mimetype }: MultipartFile) =>
  filename !== undefined || mimetype === 'application/octet-stream'

async function readField(part: MultipartFile): Promise<Field> {
  const bytes = await part.toBuffer()
  if (bytes.length > maxFieldBytes) throw tooLarge('request.too_large', { part: 'field' })
  if (!isUtf8(bytes)) throw notUtf8()
  const text = bytes.toString()
  const value: unknown = part.mimetype === 'application/json' ? JSON.parse(text) : text
  return { name: nameOf(part), value: value === '' ? null : value }
}

/** The parser's types promise a name, but it also hands over parts that have none. It has decoded names itself. */
function nameOf({ fieldname }: { fieldname: string | undefined }): string {
  if (fieldname?.includes('\uFFFD')) throw notUtf8()
  if (fieldname) return fieldname
  throw badRequest('request.malformed', { fault: 'part_without_name' })
}

async function keepFile(request: FastifyRequest, part: MultipartFile): Promise<void> {
  const bytes = await part.toBuffer()
  // Browsers send a nameless empty file for a file input without a choice.
  const isChosen = bytes.length > 0 || Boolean(part.filename)
  if (isChosen) request.uploadedFile = { bytes, filename: part.filename }
}

function bodyOf(fields: readonly Field[]): Record<string, unknown> {
  const byName = Map.groupBy(fields, ({ name }) => name)
  const body = new Map<string, unknown>()
  for (const [name, same] of byName) {
    const values = same.map(({ value }) => value)
    const isList = name.endsWith('[]')
    if (isList)
      body.set(
        name.slice(0, -2),
        values.filter((value) => value !== null),
      )
    else body.set(name, values.length === 1 ? values[0] : values)
  }
  return Object.fromEntries(body)
}

function refusalOf(error: unknown, request: FastifyRequest, form: Form): Error {
  if (error instanceof Refusal) return error
  const { multipartErrors } = request.server
  if (error instanceof multipartErrors.RequestFileTooLargeError) {
    return fileTooLarge(form)
  }
  const isTooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413
  if (isTooMuch) return error
  return unreadable()
}

const unreadable = () => badRequest('request.malformed', { fault: 'form_unreadable' })
const notUtf8 = () => badRequest('request.malformed', { fault: 'form_not_utf8' })

const fileTooLarge = ({ isDocument, maxBytes }: Form) =>
  tooLarge(isDocument ? 'request.document_too_large' : 'request.file_too_large', {
    megabytes: maxBytes / (1024 * 1024),
  })
