import { technologyLimits } from '@portal/domain/technologies'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { boundedList } from './shared/bounds.ts'
import { id, idInput, requiredText, version } from './shared/fields.ts'
import { listFiles } from './shared/list-files.ts'
import { route } from './shared/route.ts'

/** A technology inside another row. */
export const technologyName = z.object({ id, name: z.string() })

export const technology = z.extend(technologyName, { version })
export type Technology = z.infer<typeof technology>

const maxTechnologies = 100
/** The technologies that something is said to have, by id. */
export const technologyIds = boundedList(idInput, maxTechnologies, {
  tooMany: failing('technologies.too_many', { max: maxTechnologies }),
})

export const technologyInput = z.object({ name: requiredText(technologyLimits.name) })
export type TechnologyInput = z.output<typeof technologyInput>

export const tags = { technologies: 'Technologies of people and projects' }

export const technologies = {
  list: route({
    method: 'GET',
    url: '/technologies',
    access: 'signedIn',
    summary: 'Technologies by name',
    schema: { response: { 200: z.array(technology) } },
  }),
  create: route({
    method: 'POST',
    url: '/technologies',
    access: 'managersAndRecruiters',
    refuses: [409],
    summary: 'Add a technology; names are unique, however they are spelt',
    flatBody: 'technology',
    schema: {
      body: z.object({ technology: technologyInput }),
      response: { 201: technology },
    },
  }),
}

export const technologyFiles = listFiles({
  url: '/technologies',
  access: 'signedIn',
  list: 'technologies',
  query: z.object({}),
})
