import { isDay, isMonth, type Month } from '@portal/domain/days'
import { jobStatusTags } from '@portal/domain/people/job-statuses'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { id, idListInput } from './shared/fields.ts'
import { csvType, xlsxType } from './shared/file-types.ts'
import { count, pageQuery, pages } from './shared/paging.ts'
import { route } from './shared/route.ts'
import { sortAmong, sortInput, sortQuery } from './shared/sorting.ts'

/** Hours of a person on a project, in a category and with a job status. */
export const reportRow = z.object({
  user_id: id,
  user: z.string(),
  project_id: id,
  project: z.string(),
  category_id: id,
  category: z.string(),
  /** The manager of the project. */
  manager: z.nullable(z.string()),
  /** The status that the records have, which is that of the contract when they were logged or last edited. */
  job_status_id: id,
  job_status: z.string(),
  tag: z.enum(jobStatusTags),
  hours: z.number(),
})
export type ReportRow = z.infer<typeof reportRow>

/** What a person has logged in the period, and what all days of the person, whatever the filters, expect. */
export const personReportRow = z.object({
  user_id: id,
  user: z.string(),
  /** The hours that the filters match. */
  hours: z.number(),
  /** The norms of all days of the period. */
  norm: z.number(),
  /** What the days before today lack to their norms. */
  missing: z.number(),
  /** What the days, today too, have above their norms. */
  over: z.number(),
})
export type PersonReportRow = z.infer<typeof personReportRow>

export const personReportSortFields = ['user', 'hours', 'norm', 'missing', 'over'] as const
export const personReportSort = sortInput(personReportSortFields)

export const reportSortFields = ['user', 'project', 'category', 'manager', 'job_status', 'hours'] as const
export const reportSort = sortInput(reportSortFields)

/** Which of the columns sort depends on what the rows are. */
const sortFieldsOf = (group: 'person' | undefined): readonly string[] =>
  group === 'person' ? personReportSortFields : reportSortFields

const monthOrDay = z
  .string()
  .check(z.refine((text) => isMonth(text) || isDay(text), 'year_month must be YYYY-MM or YYYY-MM-DD'))

/** Filters of one kind mean 'one of these'; filters of several kinds all hold. */
const filters = {
  /** A month, or a day. */
  year_month: monthOrDay,
  user_id: z.optional(idListInput),
  job_status_id: z.optional(idListInput),
  project_id: z.optional(idListInput),
  category_id: z.optional(idListInput),
}

const reportQuery = z.object(filters)
export type ReportQuery = z.output<typeof reportQuery>

const pagedQuery = z
  .object({
    ...filters,
    /** A row for each person. */
    group: z.optional(z.literal('person')),
    ...sortQuery([...reportSortFields, 'norm', 'missing', 'over']),
    ...pageQuery(25),
  })
  .check(
    z.refine(({ group, sort }) => !sort || sortAmong(sortFieldsOf(group), sort) !== undefined, {
      path: ['sort'],
      error: failing('input.unknown_field'),
    }),
  )
export type PagedReportQuery = z.output<typeof pagedQuery>

/** `MM.YYYY` as it arrives. */
const monthInput = z.pipe(
  z.string(),
  z.transform((text, context): Month => {
    const [, month = '', year = ''] = /^(\d\d)\.(\d{4})$/.exec(text) ?? []
    if (isMonth(`${year}-${month}`)) return `${year}-${month}`
    context.issues.push({ code: 'custom', input: text, message: failing('reports.month') })
    return z.NEVER
  }),
)

const userHoursQuery = z.object({ date: monthInput })
export type UserHoursQuery = z.output<typeof userHoursQuery>

export const monthlyReport = z.object({
  paginate_report: z.array(reportRow),
  pages,
  count,
  /** The sum over all matches, not over this page. */
  hours_sum: z.number(),
})

export const personReport = z.object({
  paginate_people: z.array(personReportRow),
  pages,
  count,
  /** The sum over all people, not over this page. */
  hours_sum: z.number(),
})
export type PersonReport = z.infer<typeof personReport>

/** `YYYY-MM`, or `YYYY-MM-DD` for a day, begins the name of each file. */
const fileSchema = { querystring: reportQuery, response: { 200: z.unknown() } }

export const tags = { csv_records: 'Hours of a month by person', report: 'Reports of hours, also as files' }

export const reports = {
  monthly: route({
    method: 'GET',
    url: '/admin/report/monthly',
    access: 'managerLevel',
    inTurn: true,
    summary:
      'Hours of a month or a day by user, project, category and job status; with group=person by person, beside the norm of the period, missing hours and those above the norm',
    schema: { querystring: pagedQuery, response: { 200: z.union([monthlyReport, personReport]) } },
  }),
  totals: route({
    method: 'GET',
    url: '/admin/report/monthly/totals',
    access: 'managerLevel',
    inTurn: true,
    summary: 'Hours of a month or a day by project and by job status, most hours first',
    schema: {
      querystring: reportQuery,
      response: {
        200: z.object({
          projects: z.array(z.object({ project_id: id, project: z.string(), hours: z.number() })),
          job_statuses: z.array(
            z.object({
              job_status_id: id,
              job_status: z.string(),
              tag: z.enum(jobStatusTags),
              hours: z.number(),
            }),
          ),
        }),
      },
    },
  }),
  userHours: route({
    method: 'GET',
    url: '/admin/csv_records',
    access: 'managerLevel',
    inTurn: true,
    refuses: [404],
    summary: 'Hours of a month by user, and the hours of its working days; 404 without any record',
    schema: {
      querystring: userHoursQuery,
      response: {
        200: z.object({
          user_hours: z.array(z.object({ user_id: id, user: z.string(), sum: z.number() })),
          /** 8 hours for each working day of the month. */
          effective_hours: z.number(),
        }),
      },
    },
  }),
  monthlyCsv: route({
    method: 'GET',
    url: '/admin/report/monthly.csv',
    access: 'managerLevel',
    summary: 'Hours by user, project and job status: {year-month}-monthly-report.csv',
    sendsFile: csvType,
    schema: fileSchema,
  }),
  salaryCsv: route({
    method: 'GET',
    url: '/admin/report/salary.csv',
    access: 'managerLevel',
    refuses: [404],
    summary:
      'Hours by user beside those of the working days: {year-month}-monthly-salary-report.csv; 404 without any record',
    sendsFile: csvType,
    schema: fileSchema,
  }),
  monthlyXlsx: route({
    method: 'GET',
    url: '/admin/report/monthly.xlsx',
    access: 'managerLevel',
    summary: 'The same as a workbook: {year-month}-monthly-report.xlsx',
    sendsFile: xlsxType,
    schema: fileSchema,
  }),
  salaryXlsx: route({
    method: 'GET',
    url: '/admin/report/salary.xlsx',
    access: 'managerLevel',
    refuses: [404],
    summary: 'The same as a workbook: {year-month}-monthly-salary-report.xlsx; 404 without any record',
    sendsFile: xlsxType,
    schema: fileSchema,
  }),
}
