import { type Contract, type ContractInput, contractInput } from '@portal/contract/contracts'
import { isDay } from '@portal/domain/days'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'

/** The two dates of a contract, days as `YYYY-MM-DD`. */
type Dates = { start_date: string | null; end_date: string | null }

/** The values of a contract's form: its dates, and an id for every other field of the contract. */
export type ContractValues = Dates & Record<Exclude<keyof ContractInput, keyof Dates>, number | null>

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

const isDate = (value: unknown): value is string => typeof value === 'string' && isDay(value)

/**
 * The contract's schema, which compares the dates as soon as both are given. Its own refinement runs only when every
 * other field is valid.
 */
export const contractFormSchema = z
  .object(contractInput.shape)
  .check(
    z.refine<{ start_date: unknown; end_date?: unknown }>(
      ({ start_date, end_date }) => !isDate(start_date) || !isDate(end_date) || end_date >= start_date,
      { message: failing('contracts.end_before_start'), path: ['end_date'], when: () => true },
    ),
  )
