import { Button, Modal } from '@mantine/core'
import type { ResumeImport } from '@portal/contract/resumes/json-resume'
import { t } from '../../../../messages/messages.ts'
import { DialogFooter } from '../../../../shared/dialogs/dialog-footer.tsx'
import { useFocusReturn } from '../../../../shared/dialogs/use-focus-return.ts'
import { LinkButton } from '../../../../shared/link-button.tsx'
import { useOverlay } from '../../../../shared/overlays/use-overlay.ts'
import { type ResumeOptionsProps, toContacts } from '../resume-acts.ts'
import styles from './import-report-dialog.module.css'

type Props = ResumeImport & { owner: ResumeOptionsProps['owner']; onClose: () => void }

/** Shows what an import took from the file, what it left out and why; mount it to open it. */
export function ImportReportDialog({ resume, report, owner, onClose }: Props) {
  useFocusReturn()
  useOverlay({ mayClose: () => true, close: onClose })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.cvImport.title}
      size="lg"
      closeButtonProps={{ 'aria-label': t.actions.close }}
    >
      <p className={styles.made}>{t.cvImport.made(t.cvList.named(resume.name, resume.role))}</p>
      <h3 className={styles.heading}>{t.cvImport.taken}</h3>
      <ul className={styles.taken}>
        {report.taken.map(({ section, count }) => (
          <li key={section}>
            {section === 'basics' ? nameOf(section) : t.cvImport.counted(nameOf(section), count)}
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{t.cvImport.leftOut}</h3>
      {report.left_out.length === 0 && <p className={styles.nothing}>{t.cvImport.nothingLeftOut}</p>}
      <dl className={styles.leftOut}>
        {sectionsOf(report.left_out).map(([section, reasons]) => (
          <div key={section} className={styles.section}>
            <dt>{nameOf(section)}</dt>
            {reasons.map((reason) => (
              <dd key={reason}>{reason}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p className={styles.pictures}>{t.cvImport.noPictures}</p>
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t.actions.close}
        </Button>
        <LinkButton {...toContacts(resume, owner)} data-autofocus>
          {t.cvImport.open}
        </LinkButton>
      </DialogFooter>
    </Modal>
  )
}

const names: Readonly<Record<string, string>> = t.cvImport.sections

/** The name of a section. Sections that the portal does not have keep their name in the file. */
const nameOf = (section: string) => names[section] ?? section

const sectionsOf = (leftOut: Props['report']['left_out']) =>
  [...Map.groupBy(leftOut, ({ section }) => section)].map(
    ([section, lines]) => [section, lines.map(({ reason }) => reason)] as const,
  )
