import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { badRequest, Refusal, tooLarge } from '../../errors.ts'
import type { PortalApp } from '../portal-app.ts'

const maxFields = 100
const maxFieldBytes = 65_536
const maxFiles = 4
/** Limits for the fields of a form besides its file. */
const maxOtherBytes = 1024 * 1024

/** Accepts multipart/form-data for descriptors with a `form`; every other route answers 415. */
export async function acceptUploads(app: PortalApp): Promise<void> {
  await app.register(multipart, {
    limits: {
      fieldNameSize: 100,
      fieldSize: maxFieldBytes,
      fields: maxFields,
      files: maxFiles,
      parts: maxFields + maxFiles,
      headerPairs: 20,
    },
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
    throw new Refusal(415, 'request.media_type', 'This kind of content is not accepted')
  }
  if (Number(request.headers['content-length']) > form.maxBytes + maxOtherBytes) throw fileTooLarge()
  const fields: Field[] = []
  try {
    for await (const part of request.parts({ limits: { fileSize: form.maxBytes } })) {
      if (part.type === 'field') fields.push(fieldOf(part))
      else if (part.fieldname === form.file) await keepFile(request, part)
      else part.file.resume()
    }
  } catch (error) {
    throw refusalOf(error, request)
  }
  request.body = bodyOf(fields)
}

type Field = { name: string; value: unknown }

function fieldOf({ fieldname, value, fieldnameTruncated, valueTruncated }: MultipartValue): Field {
  if (fieldnameTruncated || valueTruncated) {
    throw tooLarge('request.too_large', 'A field of the form is too large')
  }
  return { name: fieldname, value: value === '' ? null : value }
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

function refusalOf(error: unknown, request: FastifyRequest): Error {
  if (error instanceof Refusal) return error
  const { multipartErrors } = request.server
  if (error instanceof multipartErrors.RequestFileTooLargeError) {
    return fileTooLarge()
  }
  const isTooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413
  if (isTooMuch) return error
  return badRequest('request.malformed', 'The form cannot be read')
}

const fileTooLarge = () => tooLarge('request.file_too_large', 'Please pick smaller image (< 5MB)')
