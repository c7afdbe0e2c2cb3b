// Fills CVs of a test's own through the API, with the session of the page, and reads them back.

import { expect, type Page } from '@playwright/test'
import { experiences } from '@portal/contract/resumes/ordered-section-routes'
import { type Resume, resumes } from '@portal/contract/resumes/resumes'
import { apiPrefix } from '@portal/contract/shared/route'

export async function addJob(page: Page, resumeId: number, company: string) {
  const answer = await page.request.post(apiPrefix + experiences.create.url, {
    data: {
      resume_experience: {
        resume_id: resumeId,
        job_title: 'Developer',
        company,
        job_started_on: '2020-02-01',
        ongoing: true,
        responsibilities: ['Builds portals'],
      },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}

export async function readResume(page: Page, id: number): Promise<Resume> {
  const answer = await page.request.get(apiPrefix + resumes.show.url.replace(':id', String(id)))
  return resumes.show.schema.response[200].parse(await answer.json())
}
