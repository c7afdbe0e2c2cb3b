import type { Contract } from '@portal/contract/contracts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { schemaErrors } from '../../api/form-errors.ts'
import { contractFormSchema, emptyContract, valuesOf } from './contract-form.ts'

const filled = {
  user_id: 4,
  project_id: 5,
  job_status_id: 6,
  start_date: '2025-03-10',
  end_date: '2025-03-10',
}

const contract: Contract = {
  id: 1,
  version: 1,
  user_id: 4,
  user: 'Ivan Petrenko',
  project_id: 5,
  project: 'Harbor Booking',
  project_name: 'Harbor Booking',
  job_status_id: 6,
  job_status: 'Outstaff',
  status: 'Outstaff',
  tag: 'outstaff',
  admin_id: 1,
  admin_name: 'Olena Admin',
  manager_id: null,
  manager: null,
  manager_avatar: null,
  start_date: '2025-03-10',
  end_date: null,
  user_active: true,
  can: { update: true, delete: true, delete_refusal: null, delete_reason: null },
}

describe('the fields of a contract', () => {
  test('the fields of a contract become the input that the server expects', () => {
    expect(z.parse(contractFormSchema, filled)).toEqual({
      user_id: 4,
      project_id: 5,
      job_status_id: 6,
      start_date: '2025-03-10',
      end_date: '2025-03-10',
    })
  })

  test('all fields of a contract but the end date are required', () => {
    expect(schemaErrors(contractFormSchema, emptyContract)).toEqual({
      user_id: 'This field is required',
      project_id: 'This field is required',
      job_status_id: 'This field is required',
      start_date: 'This field is required',
    })
  })

  test('the end of a contract may be missing or equal to the start, and not before it', () => {
    const sentence = 'The end date cannot be earlier than the start date'
    expect(schemaErrors(contractFormSchema, { ...filled, end_date: null })).toEqual({})
    expect(schemaErrors(contractFormSchema, filled)).toEqual({})
    expect(schemaErrors(contractFormSchema, { ...filled, end_date: '2025-03-09' })).toEqual({
      end_date: sentence,
    })
  })

  test('an end of a contract before its start is refused while other fields are still empty', () => {
    const half = { ...emptyContract, start_date: '2025-03-10', end_date: '2024-12-31' }
    expect(schemaErrors(contractFormSchema, half)).toMatchObject({
      end_date: 'The end date cannot be earlier than the start date',
      user_id: 'This field is required',
    })
  })

  test('the form of a contract starts with the values of the contract', () => {
    expect(valuesOf(contract)).toEqual({ ...filled, end_date: null })
    expect(schemaErrors(contractFormSchema, valuesOf(contract))).toEqual({})
  })
})
