import { type Contract, contractInput, endBeforeStart } from '@portal/contract/contracts'
import { isDay } from '@portal/domain/days'
import * as z from 'zod/mini'

/** The values of a contract's form; days are `YYYY-MM-DD`. */
export type ContractValues = {
  user_id: number | null
  project_id: number | null
  job_status_id: number | null
  start_date: string | null
  end_date: string | null
}

export const emptyContract: ContractValues = {
  user_id: null,
  project_id: null,
  job_status_id: null,
  start_date: null,
  end_date: null,
}

export const valuesOf = (contract: Contract): ContractValues => ({
  user_id: contract.user_id,
  project_id: contract.project_id,
  job_status_id: contract.job_status_id,
  start_date: contract.start_date,
  end_date: contract.end_date,
})

type Dates = { start_date: unknown; end_date?: unknown }
const isDate = (value: unknown): value is string => typeof value === 'string' && isDay(value)

/**
 * The contract's schema, which compares the dates as soon as both are given. Its own refinement runs only when every
 * other field is valid.
 */
export const contractFormSchema = z
  .object(contractInput.shape)
  .check(
    z.refine<Dates>(
      ({ start_date, end_date }) => !isDate(start_date) || !isDate(end_date) || end_date >= start_date,
      { message: endBeforeStart, path: ['end_date'], when: () => true },
    ),
  )
