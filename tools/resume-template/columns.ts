import type { Block, Blocks } from './blocks.ts'
import { colours, type Measures, sizes } from './measures.ts'
import type { tablesOf } from './tables.ts'

type Tables = ReturnType<typeof tablesOf>

/** Each entry begins with a row that is never divided: the section's heading, its own head and the first lines of its text. */
export function leftColumn({ leftWidth, gap }: Measures, blocks: Blocks, { kept, book }: Tables): Block[] {
  const { line, spaced, when, each, link, labelled, leftHeading } = blocks
  const width = leftWidth - 2 * gap
  const muted = { color: colours.muted }
  /** The beginning of an entry, below the heading where it is the first one of its section. */
  const opening = (item: string, blocks: Block[]) =>
    kept(width, [...when(`${item}.heading`, [leftHeading(`{INS ${item}.heading}`)]), ...blocks])
  return [
    line('{IMAGE avatar}', {}, { spacing: spaced(0, 360) }),
    line('{INS role}', { size: sizes.role, bold: true, color: colours.accent }, { spacing: spaced(0, 80) }),
    ...when('github', [link('github')]),
    ...when('location', [line('{INS location}', muted)]),
    ...each('skill', 'skills', [
      ...opening('$skill', [
        line('{INS $skill.name}', { bold: true }, { keepNext: true, spacing: spaced(120, 20) }),
        ...when('$skill.lead', [line('{INS $skill.lead}', muted, { spacing: spaced(0, 80) })]),
      ]),
      ...when('$skill.rest', [line('{INS $skill.rest}', muted, { spacing: spaced(0, 80) })]),
    ]),
    ...each('language', 'languages', [
      ...opening('$language', [labelled('{INS $language.name}', '{INS $language.level}')]),
    ]),
    ...each('certificate', 'certificates', [
      ...opening('$certificate', [
        ...when('$certificate.link', [link('$certificate.link')]),
        ...when('$certificate.name', [line('{INS $certificate.name}', {}, { spacing: spaced(0, 60) })]),
      ]),
    ]),
    ...each('book', 'books', opening('$book', book(width))),
  ]
}

export function rightColumn({ rightWidth, rightGap }: Measures, blocks: Blocks, { kept }: Tables): Block[] {
  const { line, spaced, when, each, entry, under, text, rest, bullet, link, label, labelled, heading } =
    blocks
  const width = rightWidth - 2 * rightGap
  const opening = (item: string, blocks: Block[]) =>
    kept(width, [...when(`${item}.heading`, [heading(`{INS ${item}.heading}`)]), ...blocks])
  return [
    line(
      '{INS name}',
      { size: sizes.name, bold: true },
      { heading: 'Title', spacing: { ...spaced(0, 200), line: 240, lineRule: 'auto' } },
    ),
    ...when('summary', [text('{INS summary}')]),
    ...each('job', 'experiences', [
      ...opening('$job', [
        entry('{INS $job.title}', '{INS $job.dates}'),
        under('{INS $job.place}'),
        ...when('$job.lead', [text('{INS $job.lead}')]),
        ...when('$job.firstDuty', [bullet('{INS $job.firstDuty}')]),
      ]),
      ...when('$job.rest', [rest('{INS $job.rest}')]),
      ...each('duty', '$job.duties', [bullet('{INS $duty}')]),
    ]),
    ...each('school', 'educations', [
      ...opening('$school', [
        entry('{INS $school.university}', '{INS $school.dates}'),
        under('{INS $school.level}'),
      ]),
    ]),
    ...each('project', 'projects', [
      ...opening('$project', [
        entry('{INS $project.title}'),
        under('{INS $project.role}'),
        ...when('$project.link', [link('$project.link')]),
        ...when('$project.stack.lead', [labelled('{INS labels.stack}', '{INS $project.stack.lead}')]),
      ]),
      ...when('$project.stack.rest', [rest('{INS $project.stack.rest}')]),
      ...when('$project.description', [text('{INS $project.description}')]),
      ...when('$project.responsibilities.lead', [
        ...kept(width, [
          label('{INS labels.responsibilities}'),
          text('{INS $project.responsibilities.lead}'),
        ]),
      ]),
      ...when('$project.responsibilities.rest', [rest('{INS $project.responsibilities.rest}')]),
      ...when('$project.team', [labelled('{INS labels.team}', '{INS $project.team}')]),
    ]),
    ...each('course', 'courses', [
      ...opening('$course', [
        entry('{INS $course.name}', '{INS $course.issued}'),
        ...when('$course.license', [under('{INS $course.license}')]),
        ...when('$course.lead', [labelled('{INS labels.stack}', '{INS $course.lead}')]),
      ]),
      ...when('$course.rest', [rest('{INS $course.rest}')]),
    ]),
  ]
}
