import { type Customer, customerInput } from '@portal/contract/customers'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { customerColumns } from './customer-columns.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { type CustomerValues, customerWords, valuesOf } from './customer-form.ts'

/** What the form and the list show of the customer. */
const texts: CustomerValues = {
  company_name: 'Northlight Logistics',
  full_legal_name: 'Ingrid Halvorsen',
  title: 'Head of Digital',
  email: 'ingrid@northlight.test',
  company_address: 'Havnegata 4, Bergen',
}

const customer: Customer = {
  id: 1,
  version: 1,
  ...texts,
  projects: [],
  has_records: false,
  can: { update: true, delete: true, delete_refusal: null, delete_reason: null },
}

function CustomerForm() {
  const { form } = useSchemaForm({
    schema: customerInput,
    initialValues: valuesOf(customer),
    draft: undefined,
  })
  return <CustomerFields form={form} />
}

const nothing = () => undefined

/** What the columns of the list show of the customer. */
const Row = () =>
  customerColumns({ onEdit: nothing, onDelete: nothing }).map(({ key, cell }) => (
    <div key={key}>{cell(customer)}</div>
  ))

describe('the fields of a customer', () => {
  test('a manager finds every value of a customer in the form, in a field with its label', async () => {
    await show(<CustomerForm />)
    const textOf = new Map(Object.entries(texts))
    for (const [value, { label }] of Object.entries(customerWords)) {
      const field = page.getByRole('textbox', { name: label, exact: true })
      await expect.element(field, { message: `the field of ${value}` }).toHaveValue(textOf.get(value))
    }
  })

  test('a manager reads every value of a customer in the list', async () => {
    await show(<Row />)
    for (const [value, text] of Object.entries(texts))
      await expect.element(page.getByText(text, { exact: true }), { message: value }).toBeVisible()
  })
})
