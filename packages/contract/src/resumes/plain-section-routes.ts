import { maxPictureBytes } from '@portal/domain/pictures'
import * as z from 'zod/mini'
import { idParams, noContent } from '../shared/fields.ts'
import { route } from '../shared/route.ts'
import {
  book,
  bookChanges,
  bookInput,
  certificate,
  certificateChanges,
  certificateInput,
  course,
  courseChanges,
  courseInput,
  language,
  languageChanges,
  languageInput,
} from './plain-sections.ts'

const access = 'managerLevel'

export const tags = {
  books: 'Books of a CV',
  certificates: 'Certificates of a CV',
  courses: 'Courses of a CV',
  languages: 'Languages of a CV',
}

export const languages = {
  create: route({
    method: 'POST',
    url: '/languages',
    access,
    summary: 'Add a language to a CV',
    flatBody: 'language',
    schema: { body: z.object({ language: languageInput }), response: { 201: language } },
  }),
  update: route({
    method: 'PUT',
    url: '/languages/:id',
    access,
    summary: 'Change a language of a CV',
    flatBody: 'language',
    changes: language,
    schema: {
      params: idParams,
      body: z.object({ language: languageChanges }),
      response: { 200: language },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/languages/:id',
    access,
    summary: 'Delete a language of a CV',
    changes: language,
    schema: { params: idParams, response: { 204: noContent } },
  }),
}

export const certificates = {
  create: route({
    method: 'POST',
    url: '/certificates',
    access,
    summary: 'Add a certificate to a CV',
    flatBody: 'certificate',
    schema: { body: z.object({ certificate: certificateInput }), response: { 201: certificate } },
  }),
  update: route({
    method: 'PUT',
    url: '/certificates/:id',
    access,
    summary: 'Change a certificate of a CV',
    flatBody: 'certificate',
    changes: certificate,
    schema: {
      params: idParams,
      body: z.object({ certificate: certificateChanges }),
      response: { 200: certificate },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/certificates/:id',
    access,
    summary: 'Delete a certificate of a CV',
    changes: certificate,
    schema: { params: idParams, response: { 204: noContent } },
  }),
}

export const courses = {
  create: route({
    method: 'POST',
    url: '/courses',
    access,
    summary: 'Add a course to a CV',
    flatBody: 'course',
    schema: { body: z.object({ course: courseInput }), response: { 201: course } },
  }),
  update: route({
    method: 'PUT',
    url: '/courses/:id',
    access,
    summary: 'Change a course of a CV',
    flatBody: 'course',
    changes: course,
    schema: {
      params: idParams,
      body: z.object({ course: courseChanges }),
      response: { 200: course },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/courses/:id',
    access,
    summary: 'Delete a course of a CV',
    changes: course,
    schema: { params: idParams, response: { 204: noContent } },
  }),
}

const coverForm = { file: 'image', maxBytes: maxPictureBytes }

export const books = {
  create: route({
    method: 'POST',
    url: '/books',
    access,
    summary: 'Add a book to a CV',
    flatBody: 'book',
    form: coverForm,
    schema: { body: z.object({ book: bookInput }), response: { 201: book } },
  }),
  update: route({
    method: 'PUT',
    url: '/books/:id',
    access,
    summary: 'Change a book of a CV',
    flatBody: 'book',
    form: coverForm,
    changes: book,
    schema: {
      params: idParams,
      body: z.object({ book: bookChanges }),
      response: { 200: book },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/books/:id',
    access,
    summary: 'Delete a book of a CV',
    changes: book,
    schema: { params: idParams, response: { 204: noContent } },
  }),
  cover: route({
    method: 'GET',
    url: '/books/:id/cover',
    access,
    summary: "A book's cover, a JPEG",
    sendsFile: 'image/jpeg',
    schema: {
      params: idParams,
      /** The picture's version, as in Book.cover. */
      querystring: z.object({ v: z.optional(z.string()) }),
      response: { 200: z.unknown() },
    },
  }),
}
