// Fills CVs of a test's own through the API, with the session of the page, and reads them back.

import { expect, type Page } from '@playwright/test'
import { experiences } from '@portal/contract/resumes/ordered-section-routes'
import { books } from '@portal/contract/resumes/plain-section-routes'
import { type Resume, resumes } from '@portal/contract/resumes/resumes'
import { apiPrefix, type RouteDescriptor } from '@portal/contract/shared/route'
import { png } from '../pictures.ts'

type Months = { started: string; ended?: string }

/** Adds a job, which goes on where no end is given. */
export async function addJob(
  page: Page,
  resumeId: number,
  company: string,
  { started, ended }: Months = { started: '2020-02-01' },
) {
  const answer = await page.request.post(apiPrefix + experiences.create.url, {
    data: {
      resume_experience: {
        resume_id: resumeId,
        job_title: 'Developer',
        company,
        job_started_on: started,
        ...(ended === undefined ? { ongoing: true } : { job_ended_on: ended }),
        responsibilities: ['Builds portals'],
      },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** Adds an item to a section: `addItem(page, languages.create, { language: { … } })`. */
export async function addItem(page: Page, { url }: RouteDescriptor, data: object) {
  const answer = await page.request.post(apiPrefix + url, { data })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** Adds a book with a cover. */
export async function addBookWithCover(page: Page, resumeId: number, title: string) {
  const image = { name: 'cover.png', mimeType: 'image/png', buffer: png(300, 450) }
  const answer = await page.request.post(apiPrefix + books.create.url, {
    multipart: { resume_id: resumeId, title, author: 'Тарас Шевченко', image },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}

export async function readResume(page: Page, id: number): Promise<Resume> {
  const answer = await page.request.get(apiPrefix + resumes.show.url.replace(':id', String(id)))
  return resumes.show.schema.response[200].parse(await answer.json())
}
