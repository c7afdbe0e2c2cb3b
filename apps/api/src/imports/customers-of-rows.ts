import type { CustomerInput } from '@portal/contract/customers'
import type { DbOrTx, Tx } from '../db/client.ts'
import type { CheckContext, ReadRow, RowChange, Standing, WriteContext, WrittenRow } from './import-kind.ts'
import type { RefusedRow } from './read-row.ts'

/** A customer of the portal by its id, or one that the import makes by its folded name. */
export type CustomerRef = { id: number; made: null } | { id: null; made: string }

/** What a row writes of its customer; the values of a change are those that differ. */
export type CustomerPlan =
  | { id: null; made: string; values: CustomerInput }
  | { id: number; made: null; values: Partial<CustomerInput> }

/** A row's customer. `plan` is null where it is the same already. */
export type FoundCustomer = {
  ref: CustomerRef
  name: string
  changes: readonly RowChange[]
  plan: CustomerPlan | null
}
type CustomerFinding =
  | { found: FoundCustomer; refused?: undefined }
  | { found?: undefined; refused: RefusedRow }

type CustomerCheck = {
  /** Finds the customer that the row names; of several of one name the preferred one, or one that is as the row says. */
  find(values: ReadRow['values'], preferred: number | null): CustomerFinding
  /** Remembers the customer of a row that is accepted, for the rows behind it. */
  accept(values: ReadRow['values'], found: FoundCustomer): void
}

/** The customers in a file of projects. The feature of customers gives it to that of projects. */
export type CustomersOfRows = {
  prepare(db: DbOrTx, context: CheckContext, rows: readonly ReadRow[]): Promise<CustomerCheck>
  /** Answers what was written, and the ids of those that were made by their folded names. */
  write(
    tx: Tx,
    context: WriteContext,
    planned: readonly { number: number; plan: CustomerPlan }[],
  ): Promise<{ written: WrittenRow[]; idOf: ReadonlyMap<string, number> }>
  takeBack(tx: Tx, context: WriteContext, written: readonly WrittenRow[]): Promise<Standing[]>
}
