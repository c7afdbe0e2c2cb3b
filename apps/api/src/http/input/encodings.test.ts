import { candidates } from '@portal/contract/candidates/candidate-routes'
import { categories } from '@portal/contract/categories'
import { projects } from '@portal/contract/projects'
import { jsonResumes } from '@portal/contract/resumes/json-resume'
import { resumes } from '@portal/contract/resumes/resumes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { addressOf } from '../../../test/descriptors.ts'
import { buildManager } from '../../../test/factories/user.ts'
import { buildVacancy } from '../../../test/factories/vacancy.ts'

let api: TestApp
let manager: Client
let userId: number
let vacancyId: number
beforeAll(async () => {
  api = await createTestApp()
  const user = await buildManager(api.db)
  userId = user.id
  manager = await api.as(user)
  vacancyId = (await buildVacancy(api.db)).id
})
afterAll(() => api.close())

const replacement = '\uFFFD'
const lone = '\\ud800'
const halfCharacter = 'Text must not hold half of a character (an unpaired surrogate)'

/** Encodes the text as Latin 1, in which every character is the byte with its number. */
const bytes = (text: string) => Buffer.from(text, 'latin1')
const bytesOf = (text: string) => Buffer.from(text).toString('latin1')

async function send(payload: string, type = 'application/json', url = addressOf(categories.create)) {
  const response = await manager.inject({
    method: 'POST',
    url,
    payload: bytes(payload),
    headers: { 'content-type': type },
  })
  return { status: response.statusCode, body: response.json() }
}

/** UTF-8 never has these bytes. Some programs encode half of a surrogate pair as the third of them. */
const brokenBytes = ['\xff', 'caf\xe9', '\xed\xa0\x80', '\xc0\xaf', '\xd0']

describe('a body in JSON', () => {
  it.each(brokenBytes)('JSON that is not UTF-8 is refused: %j', async (text) => {
    const { status, body } = await send(`{"name":"${text}"}`)
    expect([status, body.code]).toEqual([400, 'request.malformed'])
  })

  it('JSON keeps characters of every length, and a replacement character that was typed', async () => {
    const name = `ж€😀${replacement}`
    const { status, body } = await send(bytesOf(JSON.stringify({ name })))
    expect([status, body.name]).toEqual([201, name])
  })

  it('JSON may begin with a byte order mark', async () => {
    expect((await send(bytesOf('\uFEFF{"name":"Marked"}'))).status).toBe(201)
  })

  it.each([
    ['a field', categories.create, { category: { name: 'x' } }, 'name'],
    ['a flat field', categories.create, { name: 'x' }, 'name'],
    ['a field that nobody asked for', categories.create, { name: 'n', more: { deep: ['x'] } }, 'more.deep'],
    ['an entry of a list', projects.create, { technologies: ['x'] }, 'technologies'],
    ['a field of an entry', jsonResumes.import, { resume: { work: [{ summary: 'x' }] } }, 'work.0.summary'],
  ])('JSON with half of a character in %s is refused at that place', async (_, route, body, field) => {
    const payload = JSON.stringify(body).replace('"x"', `"x${lone}"`)
    const answer = await send(payload, 'application/json', addressOf(route))
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [halfCharacter] } } })
  })

  it('JSON with half of a character in the name of a field is refused', async () => {
    const { status, body } = await send(`{"category":{"name":"n","${lone}":1}}`)
    expect([status, body.errors]).toEqual([422, { category: [halfCharacter] }])
  })

  it('JSON with both halves of a character is accepted', async () => {
    const { body } = await send('{"name":"\\ud83d\\ude00 twice"}')
    expect(body.name).toBe('😀 twice')
  })
})

describe('a form', () => {
  const form = (name: string, value: string, type = '') =>
    `--x\r\nContent-Disposition: form-data; name="user_id"\r\n\r\n${userId}\r\n--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nOlena\r\n--x\r\nContent-Disposition: form-data; name="${name}"\r\n${type}\r\n${value}\r\n--x--\r\n`
  const sendForm = (name: string, value: string, type?: string) =>
    send(form(name, value, type), 'multipart/form-data; boundary=x', addressOf(resumes.create))
  const withCharset = 'Content-Type: text/plain; charset=utf-8\r\n'
  const asJson = 'Content-Type: application/json\r\n'

  it.each(brokenBytes)('a form with a field that is not UTF-8 is refused: %j', async (text) => {
    for (const type of ['', withCharset]) {
      const { status, body } = await sendForm('role', text, type)
      expect([status, body.message]).toEqual([400, 'The form is not UTF-8'])
    }
    expect((await sendForm(text, 'x')).status).toBe(400)
    expect((await sendForm('role', `"${text}"`, asJson)).status).toBe(400)
  })

  it.each(['', withCharset])('a form keeps what was typed, with the type %j', async (type) => {
    const role = `ж€😀${replacement}`
    const { status, body } = await sendForm('role', bytesOf(role), type)
    expect([status, body.role]).toEqual([201, role])
  })

  it('a form with half of a character within JSON is refused at the field', async () => {
    const { status, body } = await sendForm('role', `"${lone}"`, asJson)
    expect([status, body.errors]).toEqual([422, { role: [halfCharacter] }])
  })
})

describe('an address', () => {
  it.each(['%FF', 'caf%e9', '%ED%A0%80', '%D0', '%D0x%B6'])(
    'an address that is not UTF-8 is refused: %s',
    async (text) => {
      const response = await manager.inject({
        method: 'GET',
        url: `${addressOf(categories.list)}?name=${text}`,
      })
      expect([response.statusCode, response.json().code]).toEqual([400, 'request.malformed'])
    },
  )

  it.each(['%D0%B6', '100%', '%25FF', '%2'])('an address may hold %s', async (text) => {
    const response = await manager.inject({
      method: 'GET',
      url: `${addressOf(categories.list)}?name=${text}`,
    })
    expect(response.statusCode).toBe(200)
  })

  it('an address with a filter in JSON that holds half of a character is refused at the filter', async () => {
    const filter = encodeURIComponent(`{"type":"position","value":"${lone}"}`)
    const url = `${addressOf(candidates.list)}?vacancy_id=${vacancyId}&filter=${filter}`
    const response = await manager.inject({ method: 'GET', url })
    expect([response.statusCode, response.json().errors]).toEqual([422, { filter: [halfCharacter] }])
  })
})
