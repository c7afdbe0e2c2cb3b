import { Button } from '@mantine/core'
import type { ImportRun } from '@portal/contract/imports'
import { takenBackWithinHours } from '@portal/domain/imports/import-kinds'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { serverNow } from '../../../api/server-clock.ts'
import { t } from '../../../messages/messages.ts'
import { dangerLook } from '../../../shared/danger-look.ts'
import { LinkButton } from '../../../shared/link-button.tsx'
import { TakeBackDialog } from '../acts/take-back-dialog.tsx'
import { reasonInWords } from '../import-words.ts'
import { isCounted } from '../imports-queries.ts'
import { RowsReport } from '../report/rows-report.tsx'
import styles from './run.module.css'

/** What became of an import that is over: written, failed or taken back. */
export function EndedRun({ run }: { run: ImportRun }) {
  return (
    <>
      {run.state === 'failed' ? <Failure run={run} /> : <Outcome run={run} />}
      {isCounted(run) && <RowsReport run={run} />}
    </>
  )
}

function Failure({ run: { failure, kind } }: { run: ImportRun }) {
  return (
    <section className={styles.panel} aria-label={t.imports.failedTitle}>
      <p className={styles.lead}>{t.imports.failedTitle}</p>
      {failure && <p className={styles.text}>{reasonInWords(failure)}</p>}
      <div className={styles.buttons}>
        <LinkButton to="/import" search={{ kind }}>
          {t.actions.tryAgain}
        </LinkButton>
      </div>
    </section>
  )
}

const hourMs = 3_600_000

function Outcome({ run }: { run: ImportRun }) {
  const { state, counts, written_at, can } = run
  const [isAsking, setAsking] = useState(false)
  const isBack = state === 'taken_back'
  const lead = isBack ? t.imports.states.taken_back : t.imports.doneText(counts.create, counts.change)
  const endsAt = written_at === null ? 0 : Date.parse(written_at) + takenBackWithinHours * hourMs
  const hoursLeft = Math.floor((endsAt - serverNow().getTime()) / hourMs)
  return (
    <section className={styles.panel} aria-label={t.imports.states[state]}>
      <p className={styles.lead}>{lead}</p>
      {isBack && <p className={styles.text}>{t.imports.takenBackText}</p>}
      {!isBack && counts.refuse > 0 && <p className={styles.text}>{t.imports.leftOutText(counts.refuse)}</p>}
      {can.take_back && (
        <div className={styles.buttons}>
          <Button {...dangerLook(<IconArrowBackUp size={18} aria-hidden />)} onClick={() => setAsking(true)}>
            {t.imports.takeBack}
          </Button>
          <span className={styles.hint}>{t.imports.takeBackUntil(hoursLeft)}</span>
        </div>
      )}
      {isAsking && <TakeBackDialog run={run} onClose={() => setAsking(false)} />}
    </section>
  )
}
