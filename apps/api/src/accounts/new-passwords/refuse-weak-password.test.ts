import { describe, expect, it } from 'vitest'
import { refuseWeakPassword } from './refuse-weak-password.ts'

const portal = {
  publicUrl: 'https://people.acme.example',
  companyName: 'Acme Outstaffing',
}
const person = { email: 'zoriana.melnyk@acme.example', first_name: 'Zoriana', last_name: 'Van Buren' }
const refuse = (password: string) => () => refuseWeakPassword(portal, password, person)

it.each(['123456', 'password', 'PassWord', 'qwerty123', 'iloveyou'])(
  'the common password %s is refused',
  (password) => {
    expect(refuse(password)).toThrow('one of the most common passwords')
  },
)

it.each([
  ...['zoriana', 'ZORIANA', 'van buren', 'VanBuren', 'Zoriana Van Buren', 'zorianavanburen'],
  ...['zoriana.melnyk@acme.example', 'Zoriana.Melnyk', 'Acme Outstaffing', 'acmeoutstaffing'],
  ...['Staff Portal', 'staffportal', 'acme outstaffing staff portal', 'people.acme.example'],
])('the known word %s is refused', (password) => {
  expect(refuse(password)).toThrow('is easily guessed')
})

describe('other passwords', () => {
  it.each(['zoriana1990!', 'my staff portal', 'password of mine', 'correct horse', 'пароль1'])(
    '%s is taken',
    (password) => {
      expect(refuse(password)).not.toThrow()
    },
  )
})
