import { hash, verify } from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'
import { createPasswords } from './passwords.ts'

const cost = { memoryCost: 64, timeCost: 1, parallelism: 1 }
const passwords = createPasswords(cost)
const composed = 'мій пароль'
const decomposed = composed.normalize('NFD')

it('a password is the same however a device writes its letters', async () => {
  for (const set of [composed, decomposed]) {
    const stored = await passwords.hash(set)
    for (const typed of [composed, decomposed, composed.replace(' ', '\u00a0')]) {
      expect(await passwords.match(typed, stored)).toBe('prepared')
    }
    expect(await passwords.match('мии пароль', stored)).toBe('none')
  }
})

it('a hash of the form that was typed is recognized as such', async () => {
  const stored = await hash(decomposed, cost)
  expect(await passwords.match(decomposed, stored)).toBe('form_of_before')
  expect(await passwords.match(composed, stored)).toBe('none')
})

it('a hash of a password with its unseen ends is still recognized, in the letters of its time', async () => {
  for (const set of [`${composed}\u200b`, `${decomposed}\u200b`]) {
    const stored = await hash(set, cost)
    expect(await passwords.match(`${decomposed}\u200b`, stored)).toBe('form_of_before')
    expect(await passwords.match(decomposed, stored)).toBe('none')
  }
})

it.each([
  ['one form', 'wrong password', 1],
  ['two forms', 'хибний й'.normalize('NFD'), 2],
  ['three forms', `${'хибний й'.normalize('NFD')}\u200b`, 3],
])(
  'as many hashes are compared for an unknown e-mail as for a wrong password of %s',
  async (_, typed, count) => {
    const compare = vi.fn(verify)
    const counted = createPasswords(cost, compare)
    const stored = await counted.hash(composed)
    expect(await counted.match(typed, stored)).toBe('none')
    expect(compare).toHaveBeenCalledTimes(count)
    expect(await counted.match(typed, undefined)).toBe('none')
    expect(compare).toHaveBeenCalledTimes(2 * count)
  },
)

it('nobody signs in without a hash, not even with the password of the hash that stands in for one', async () => {
  expect(await passwords.match('nobody has this password', undefined)).toBe('none')
})
