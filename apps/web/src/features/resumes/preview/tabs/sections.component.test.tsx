import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { filledResume } from '../../../../../test/components/resume.ts'
import { show } from '../../../../../test/components/show.tsx'
import { Section } from './sections.tsx'

/** The edges of the letters of an element, between those of its box. */
function edgesOf(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  const [letters, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
  return { left: letters.left - box.left, right: box.right - letters.right }
}

test('Hebrew texts of a CV begin at the right on a phone, with their dots, and others at the left', async () => {
  const job = {
    job_title: 'מפתחת',
    company: '',
    location: '',
    job_started_on: '2024-09-01',
    job_ended_on: null,
    ongoing: true,
    description: '',
    responsibilities: ['בניתי API (REST).', 'Tests'],
  }
  const resume = { ...filledResume, document_name: 'CV', experiences: [job] }
  await show(<Section resume={resume} tab="experience" />)
  await expect.element(page.getByText('מפתחת')).toBeVisible()
  for (const text of ['מפתחת', 'בניתי API (REST).']) {
    const { left, right } = edgesOf(page.getByText(text).element())
    expect(right).toBeLessThan(1)
    expect(left).toBeGreaterThan(50)
  }
  expect(edgesOf(page.getByText('Tests').element()).left).toBeLessThan(1)
  const listOf = (text: string) => page.getByText(text).element().getBoundingClientRect()
  expect(listOf('Tests').left).toBeGreaterThan(listOf('בניתי API (REST).').left)
})
