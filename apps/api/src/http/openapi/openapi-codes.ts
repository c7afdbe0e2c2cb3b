import { examplesOfRefusals } from '@portal/words/examples'

/**
 * Every code that a refusal or one of its fields may have, as a table of Markdown: its facts with example values, and the
 * English sentence that they make.
 */
export function tableOfCodes(): string {
  const rows = examplesOfRefusals().map(({ code, facts, sentence }) => {
    const named = Object.entries(facts).map(([name, value]) => `\`${name}\`: ${JSON.stringify(value)}`)
    return `| \`${code}\` | ${named.join(', ')} | ${sentence ?? 'that of the first field'} |`
  })
  return ['| code | facts | sentence |', '| --- | --- | --- |', ...rows].join('\n')
}
