import type { Customer } from '@portal/contract/customers'

export type CustomerActs = { onEdit: (customer: Customer) => void; onDelete: (customer: Customer) => void }
export type CustomerOptionsProps = CustomerActs & { customer: Customer }
