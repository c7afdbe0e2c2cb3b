// `npm run bench`: see bench/README.md. The benches are imported one after the other, because modules that await at
// their top would run side by side.

await import('../bench/bare-routes.ts')
await import('../bench/records.ts')
await import('../bench/trail/record-trail.ts')
await import('../bench/admin/admin-lists.ts')
await import('../bench/recruiting/recruiting-lists.ts')
await import('../bench/reports/monthly-report.ts')
await import('../bench/embedded-lists.ts')
await import('../bench/account-timing.ts')
await import('../bench/live-channel.ts')
await import('../bench/backup.ts')
await import('../bench/uploads.ts')
await import('../bench/refused-lists.ts')
await import('../bench/load/one-person.ts')
await import('../bench/picture-memory.ts')
await import('../bench/resume-pdf.ts')
await import('../bench/browser/browser.ts')
