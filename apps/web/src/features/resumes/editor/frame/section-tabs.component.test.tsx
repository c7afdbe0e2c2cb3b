import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { filledResume } from '../../../../../test/components/resume.ts'
import { show } from '../../../../../test/components/show.tsx'
import { forgetDraft, keepDraft } from '../../../../shared/forms/drafts.ts'
import { SectionTabs } from './section-tabs.tsx'

const tab = (name: string) => page.getByRole('link', { name, exact: true })
const draft = { name: `resume.${filledResume.id}.skills.create` }
const userId = 1

beforeEach(() => forgetDraft(userId, draft))

describe('the tabs of the CV editor', () => {
  test('the tabs of the CV editor have a tick where the CV has something', async () => {
    await show(<SectionTabs section="experience" resume={filledResume} isChanged={false} />)
    await expect.element(tab('Contacts (filled)')).toBeVisible()
    await expect.element(tab('Skills (filled)')).toBeVisible()
    await expect.element(tab('Experience')).toBeVisible()
    await expect.element(tab('Books')).toBeVisible()
  })

  test('the tabs of the CV editor have a dot where something is typed in the form on the page', async () => {
    await show(<SectionTabs section="contacts" resume={filledResume} isChanged />)
    await expect.element(tab('Contacts (not saved)')).toBeVisible()
    await expect.element(tab('Skills (filled)')).toBeVisible()
  })

  test('the tabs of the CV editor have a dot where a draft of another section waits', async () => {
    keepDraft(userId, draft, { skill_set: 'Databases' })
    await show(<SectionTabs section="contacts" resume={filledResume} isChanged={false} />)
    await expect.element(tab('Skills (not saved)')).toBeVisible()
    await expect.element(tab('Contacts (filled)')).toBeVisible()
  })

  test('the tabs of the CV editor have no mark while there is no CV', async () => {
    await show(<SectionTabs section="contacts" resume={undefined} isChanged={false} />)
    await expect.element(tab('Contacts')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Skills', exact: true })).toBeVisible()
  })
})
