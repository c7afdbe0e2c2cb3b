import type { Resume } from '@portal/contract/resumes/resumes'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { filledResume } from '../../../../../test/components/resume.ts'
import { show } from '../../../../../test/components/show.tsx'
import { resumeById } from '../resume-queries.ts'
import { useSorting } from './use-sorting.ts'

const [skill] = filledResume.skills
const rows = skill ? [skill, { ...skill, id: 2, skill_set: 'Tools', position: 2 }] : []

type Props = { onOrder: (order: string) => void }

/** The section gets its rows from the page that has loaded the CV, as each section of the editor does. */
function EditorPage(props: Props) {
  const { data } = useQuery({ ...resumeById('5'), initialData: { ...filledResume, skills: rows } })
  return <Skills {...props} skills={data.skills} />
}

function Skills({ skills, onOrder }: Props & { skills: Resume['skills'] }) {
  const { items, sorting } = useSorting(5, 'skills', skills, () => Promise.resolve())
  const order = items.map(({ skill_set }) => skill_set).join(', ')
  useLayoutEffect(() => onOrder(order), [order, onOrder])
  return (
    <button type="button" onClick={() => sorting.move(2, 0)}>
      Tools first
    </button>
  )
}

test('the order before a change is not shown again when the change is saved', async () => {
  const orders: string[] = []
  const onOrder = (order: string) => {
    orders.push(order)
  }
  await show(<EditorPage onOrder={onOrder} />)
  await page.getByRole('button', { name: 'Tools first' }).click()
  await expect.element(page.getByText('Sorting changed!')).toBeVisible()
  expect([...new Set(orders)]).toEqual(['Languages, Tools', 'Tools, Languages'])
  expect(orders.lastIndexOf('Languages, Tools')).toBeLessThan(orders.indexOf('Tools, Languages'))
})
