import { newPasswordForm } from '@portal/contract/accounts/passwords'
import { loginForm } from '@portal/contract/accounts/session'
import { categoryInput } from '@portal/contract/categories'
import { describe, expect, test } from 'vitest'
import { ApiError, NetworkError } from './api-errors.ts'
import { refusalFor, schemaErrors } from './form-errors.ts'

const refused = (statusCode: number, code: string, message: string, errors: Record<string, string[]>) =>
  new ApiError({
    statusCode,
    code,
    facts: {},
    error: message,
    message,
    messages: [message],
    errors,
    codes: {},
  })

describe('an input that a contract schema refuses', () => {
  test('an empty login form asks for both fields', () => {
    expect(schemaErrors(loginForm, { email: '', password: '' })).toEqual({
      email: 'This field is required',
      password: 'This field is required',
    })
  })

  test('a refused field has its first sentence only', () => {
    expect(schemaErrors(loginForm, { email: 'nobody', password: 'x'.repeat(41) })).toEqual({
      email: 'Invalid email address',
      password: 'Password must contain not more 40 characters',
    })
  })

  test('passwords that differ are refused at the confirmation', () => {
    expect(schemaErrors(newPasswordForm, { password: 'secret-1', confirmation: 'secret-2' })).toEqual({
      confirmation: 'Passwords do not match',
    })
  })

  test('an empty new password has a sentence of its own', () => {
    expect(schemaErrors(newPasswordForm, { password: '', confirmation: '' })).toEqual({
      password: 'Required',
      confirmation: 'Required',
    })
  })

  test('a name of blanks is refused', () => {
    expect(schemaErrors(categoryInput, { name: '   ' })).toEqual({ name: 'This field is required' })
  })

  test('a right form has no errors', () => {
    expect(schemaErrors(categoryInput, { name: 'Meetings' })).toEqual({})
  })
})

describe('an input that the server refuses', () => {
  test('a refusal of the server is shown at the fields that the form has', () => {
    const error = refused(422, 'user.invalid', 'has already been taken', {
      email: ['has already been taken', 'is odd'],
    })
    expect(refusalFor(error, ['email', 'name'])).toEqual({
      fields: { email: 'has already been taken' },
      sentence: undefined,
    })
  })

  test('a refusal of a field that the form does not have is shown as a sentence', () => {
    const error = refused(422, 'record.invalid', 'Invalid', {
      date: ['Not in the future'],
      name: ['Too long'],
    })
    expect(refusalFor(error, ['name'])).toEqual({
      fields: { name: 'Too long' },
      sentence: 'Not in the future',
    })
  })

  test('a refusal of the server is shown at the field of its code', () => {
    const error = refused(409, 'contract.exists', 'Contract already exists', {})
    expect(refusalFor(error, ['project_id'], { 'contract.exists': 'project_id' })).toEqual({
      fields: { project_id: 'Contract already exists' },
      sentence: undefined,
    })
  })

  test('a refusal in a nested row is shown at the field of that row', () => {
    const error = refused(422, 'profile.invalid', 'Invalid', { 'children.1.name': ['Too long'] })
    expect(refusalFor(error, ['children']).fields).toEqual({ 'children.1.name': 'Too long' })
  })

  test('a lost connection is shown as a sentence', () => {
    expect(refusalFor(new NetworkError('The server cannot be reached.'), ['name'])).toEqual({
      fields: {},
      sentence: 'The server cannot be reached.',
    })
  })
})
