import { maxCvFileBytes } from '@portal/domain/candidates/cv-file'
import * as z from 'zod/mini'
import { idParams, noContent } from '../shared/fields.ts'
import { route } from '../shared/route.ts'
import { candidate, cvFile } from './candidates.ts'

export const candidateCvFiles = {
  put: route({
    method: 'POST',
    url: '/candidates/:id/cv_file',
    access: 'recruiting',
    refuses: [413, 422],
    summary: "Keep a candidate's CV, a PDF, DOC or DOCX by its content, instead of the one that was there",
    form: { file: 'file', maxBytes: maxCvFileBytes, isDocument: true },
    schema: { params: idParams, response: { 201: cvFile } },
  }),
  show: route({
    method: 'GET',
    url: '/candidates/:id/cv_file',
    access: 'recruiting',
    summary: "A candidate's CV, always as an attachment",
    sendsFile: 'application/octet-stream',
    schema: { params: idParams, response: { 200: z.unknown() } },
  }),
  remove: route({
    method: 'DELETE',
    url: '/candidates/:id/cv_file',
    access: 'recruiting',
    summary: "Delete a candidate's CV",
    changes: candidate,
    schema: { params: idParams, response: { 204: noContent } },
  }),
}
