import * as z from 'zod/mini'
import { idParams, noContent } from '../shared/fields.ts'
import { route } from '../shared/route.ts'
import {
  education,
  educationChanges,
  educationInput,
  experience,
  experienceChanges,
  experienceInput,
  positionsById,
  resumeProject,
  resumeProjectChanges,
  resumeProjectInput,
  skillSet,
  skillSetChanges,
  skillSetInput,
} from './ordered-sections.ts'

const access = 'managerLevel'

export const tags = {
  educations: 'Universities of a CV',
  experiences: 'Jobs of a CV',
  resume_projects: 'Projects of a CV',
  skill_sets: 'Groups of skills of a CV',
}

export const experiences = {
  create: route({
    method: 'POST',
    url: '/experiences',
    access,
    summary: 'Add a job to a CV, after the others',
    flatBody: 'resume_experience',
    schema: { body: z.object({ resume_experience: experienceInput }), response: { 201: experience } },
  }),
  update: route({
    method: 'PUT',
    url: '/experiences/:id',
    access,
    summary: 'Change a job of a CV',
    flatBody: 'resume_experience',
    changes: experience,
    schema: {
      params: idParams,
      body: z.object({ resume_experience: experienceChanges }),
      response: { 200: experience },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/experiences/:id',
    access,
    summary: 'Delete a job of a CV',
    changes: experience,
    schema: { params: idParams, response: { 204: noContent } },
  }),
  reorder: route({
    method: 'PUT',
    url: '/experiences/reorder',
    access,
    summary: 'Set positions of jobs of one CV',
    schema: { body: z.object({ resume_experiences: positionsById }), response: { 204: noContent } },
  }),
}

export const educations = {
  create: route({
    method: 'POST',
    url: '/educations',
    access,
    summary: 'Add a university to a CV, after the others',
    flatBody: 'education',
    schema: { body: z.object({ education: educationInput }), response: { 201: education } },
  }),
  update: route({
    method: 'PUT',
    url: '/educations/:id',
    access,
    summary: 'Change a university of a CV',
    flatBody: 'education',
    changes: education,
    schema: {
      params: idParams,
      body: z.object({ education: educationChanges }),
      response: { 200: education },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/educations/:id',
    access,
    summary: 'Delete a university of a CV',
    changes: education,
    schema: { params: idParams, response: { 204: noContent } },
  }),
  reorder: route({
    method: 'PUT',
    url: '/educations/reorder',
    access,
    summary: 'Set positions of universities of one CV',
    schema: { body: z.object({ resume_educations: positionsById }), response: { 204: noContent } },
  }),
}

export const resumeProjects = {
  create: route({
    method: 'POST',
    url: '/resume_projects',
    access,
    summary: 'Add a project to a CV, after the others',
    flatBody: 'resume_project',
    schema: { body: z.object({ resume_project: resumeProjectInput }), response: { 201: resumeProject } },
  }),
  update: route({
    method: 'PUT',
    url: '/resume_projects/:id',
    access,
    summary: 'Change a project of a CV',
    flatBody: 'resume_project',
    changes: resumeProject,
    schema: {
      params: idParams,
      body: z.object({ resume_project: resumeProjectChanges }),
      response: { 200: resumeProject },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/resume_projects/:id',
    access,
    summary: 'Delete a project of a CV',
    changes: resumeProject,
    schema: { params: idParams, response: { 204: noContent } },
  }),
  reorder: route({
    method: 'PUT',
    url: '/resume_projects/reorder',
    access,
    summary: 'Set positions of projects of one CV',
    schema: { body: z.object({ resume_projects: positionsById }), response: { 204: noContent } },
  }),
}

export const skillSets = {
  create: route({
    method: 'POST',
    url: '/skill_sets',
    access,
    summary: 'Add a group of skills to a CV, after the others',
    flatBody: 'skill_set',
    schema: { body: z.object({ skill_set: skillSetInput }), response: { 201: skillSet } },
  }),
  update: route({
    method: 'PUT',
    url: '/skill_sets/:id',
    access,
    summary: 'Change a group of skills of a CV',
    flatBody: 'skill_set',
    changes: skillSet,
    schema: {
      params: idParams,
      body: z.object({ skill_set: skillSetChanges }),
      response: { 200: skillSet },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/skill_sets/:id',
    access,
    summary: 'Delete a group of skills of a CV',
    changes: skillSet,
    schema: { params: idParams, response: { 204: noContent } },
  }),
  reorder: route({
    method: 'PUT',
    url: '/skill_sets/reorder',
    access,
    summary: 'Set positions of groups of skills of one CV',
    schema: { body: z.object({ resume_skills: positionsById }), response: { 204: noContent } },
  }),
}
