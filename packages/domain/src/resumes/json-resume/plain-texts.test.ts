import { importReportInWords } from '@portal/words/import-report'
import { describe, expect, it } from 'vitest'
import { fromJsonResume } from './from-json-resume.ts'
import { plainText } from './plain-texts.ts'
import { toJsonResume } from './to-json-resume.ts'

describe('a text of another program', () => {
  it.each([
    ['<p>Ten <strong>years</strong></p><p>R&amp;D &ndash; two</p>', 'Ten years\n\nR&D – two'],
    ['<div>One<br>Two<br/>\nThree</div>', 'One\nTwo\nThree'],
    ['<p>One\ntwo</p>', 'One two'],
    ['<ul><li><p>First</p></li><li>Second</li></ul>', '• First\n• Second'],
    ['<a href="https://a.test/?x=1&amp;y=2">the post</a>', 'the post (https://a.test/?x=1&y=2)'],
    ['<a href="https://a.test">https://a.test</a>', 'https://a.test'],
    ['<script>alert(1)</script>One<!-- two -->', 'One'],
    ['**Bold** and *slanted*, __Bold__ _text_ ~~out~~', 'Bold and slanted, Bold text out'],
    ['# Head\n\n* one\n+ two', 'Head\n• one\n• two'],
    ['[a link](https://a.test/x) and `code`', 'a link (https://a.test/x) and code'],
    ['`<b>` and `**kwargs`', '<b> and **kwargs'],
    ['See <https://a.test/x?y=1>.', 'See https://a.test/x?y=1.'],
    ['5 \\* 3', '5 * 3'],
  ])('the text %j is read as %j, which is told', (text, plain) => {
    expect(plainText(text)).toEqual({ text: plain, isMarkedUp: true })
  })

  it.each([
    'List<String> in Java',
    'Map<K, V>, List<U> and Vec<u>',
    'if a < b && c > d then',
    '5 > 3',
    '> 90 % of the tests',
    '2 * 3 * 4, *.ts and *.js',
    '__init__.py and snake_case_names',
    'C#, C++, #1 and F# ',
    'matrix[i](x)',
    '  two lines\n\n- as typed',
    '1. First',
    'AT&T &copy 2',
  ])('the text %j stays', (text) => {
    expect(plainText(text)).toEqual({ text, isMarkedUp: false })
  })

  it('entities are letters and read once, which needs no telling', () => {
    expect(plainText('Acme &amp; Sons&nbsp;&lt;b&gt; &amp;lt;')).toEqual({
      text: 'Acme & Sons\u00a0<b> &lt;',
      isMarkedUp: false,
    })
  })
})

describe('the import', () => {
  const choices = { today: '2026-11-28', skill_set: 'Skills' }

  it('a list in one entry is as many entries, and the report names the fields that had formatting', () => {
    const { contents, report } = fromJsonResume(
      {
        basics: { name: 'Ann &amp; Co', label: 'Developer', summary: '<p>Text</p>' },
        work: [
          {
            name: 'Ours',
            position: 'Lead',
            startDate: '2019-03-01',
            highlights: ['<ul><li>First</li><li>Second</li></ul>', '**Third**', 'List<String>'],
          },
        ],
        projects: [{ name: 'Parcels', keywords: ['List<T>'], highlights: ['<p>One</p>', 'Two'] }],
      },
      choices,
    )
    expect(contents).toMatchObject({
      name: 'Ann & Co',
      summary: 'Text',
      experiences: [{ responsibilities: ['First', 'Second', 'Third', 'List<String>'] }],
      resume_projects: [{ stack: ['List<T>'], responsibilities: 'One\nTwo' }],
    })
    expect(importReportInWords(report, 'en').left_out).toEqual(
      expect.arrayContaining([
        { section: 'basics', reason: 'The formatting of summary is left out (tags or Markdown)' },
        { section: 'work', reason: 'The formatting of highlights is left out (tags or Markdown) (2 times)' },
      ]),
    )
  })

  it('a file of the portal keeps what looks like formatting', () => {
    const { contents } = fromJsonResume({ basics: { name: 'Ann', label: '**Lead** <b>' } }, choices)
    const cv = { ...contents, role: '**Lead** <b> &amp;' }
    expect(fromJsonResume(toJsonResume(cv), choices).contents).toEqual(cv)
  })
})
