import { expect, it } from 'vitest'
import { withDescription } from './page-description.ts'

const html = '<head><title>Staff portal</title></head><body></body>'

it('the name of the company is put into a page, as text, where there is one', () => {
  const page = { title: 'Ivan', description: 'Developer' }
  const tag = '<meta property="og:site_name" content="R&amp;D &quot;Works&quot;" />'
  expect(withDescription(html, page, 'R&D "Works"')).toContain(tag)
  expect(withDescription(html, page)).not.toContain('og:site_name')
})

it('title and description are put into a page as text', () => {
  const page = { title: '"><script>alert(1)</script>', description: "$& it's\r\n<b>R&D</b>\u0000" }
  const [title, description] = [
    '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
    '$&amp; it&#39;s &lt;b&gt;R&amp;D&lt;/b&gt;',
  ]
  expect(withDescription(html, page)).toBe(
    `<head><title>${title}</title><meta name="description" content="${description}" />` +
      `<meta property="og:type" content="profile" /><meta property="og:title" content="${title}" />` +
      `<meta property="og:description" content="${description}" /></head><body></body>`,
  )
})
