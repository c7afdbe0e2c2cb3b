import { type ImportRun, imports } from '@portal/contract/imports'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { ShortSelect } from '../../../shared/fields/short-select.tsx'
import { fileOf, keepFile } from '../kept-file.ts'
import styles from './step.module.css'

const route = getRouteApi('/_app/import_/$id')

/** Which sheet of the workbook was read. Another one is read by a new import in the place of this one. */
export function SheetStep({ run }: { run: ImportRun }) {
  const { id, kind, sheets, sheet, version } = run
  const navigate = route.useNavigate()
  const create = useApiMutation(imports.create)
  const remove = useApiMutation(imports.remove)
  const [chosen, setChosen] = useState(sheet)
  const [failure, setFailure] = useState<string>()
  const file = fileOf(id)
  const choose = async (next: string | null) => {
    if (next === null || next === sheet || file === undefined) return
    setChosen(next)
    setFailure(undefined)
    try {
      const made = await create.mutateAsync({ body: { kind, sheet: next }, file })
      keepFile(made.id, file)
      await navigate({ to: '/import/$id', params: { id: made.id }, replace: true })
      // One that stays is an import of the list, which can be deleted there.
      await remove.mutateAsync({ params: { id }, ifMatch: version }).catch(() => undefined)
    } catch (error) {
      setChosen(sheet)
      setFailure(error instanceof Error ? error.message : t.errors.unexpected)
    }
  }
  return (
    <section className={`${styles.step} ${styles.sheet}`} aria-label={t.imports.sheet}>
      {file ? (
        <ShortSelect
          label={t.imports.sheet}
          description={t.imports.sheetHint(sheets.length)}
          options={sheets.map((name) => ({ value: name, label: name }))}
          value={chosen}
          onChange={(next) => void choose(next)}
          disabled={create.isPending}
          error={failure}
          maw="24rem"
        />
      ) : (
        <>
          <h2 className={styles.title}>{t.imports.sheet}</h2>
          <p className={styles.hint}>{t.imports.sheetGone(sheet ?? '', sheets.length)}</p>
        </>
      )}
    </section>
  )
}
