// `npm run backup -- FILE`: writes an archive of the portal that the environment names. See docs/operations.md.

await import('../apps/api/src/backup/backup-program.ts')
