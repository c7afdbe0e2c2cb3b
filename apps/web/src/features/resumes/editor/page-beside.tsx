import { Button, Drawer } from '@mantine/core'
import type { Resume } from '@portal/contract/resumes/resumes'
import { IconEye } from '@tabler/icons-react'
import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { useFocusReturn } from '../../../shared/dialogs/use-focus-return.ts'
import { useOverlay } from '../../../shared/overlays/use-overlay.ts'
import { ResumePage } from '../preview/resume-page.tsx'
import { shownOf } from '../preview/resume-queries.ts'
import { AllSections } from '../preview/tabs/sections.tsx'
import { sortingOf } from './items/use-sorting.ts'
import styles from './page-beside.module.css'
import { PreviewButton } from './preview-button.tsx'

type Props = { resume: Resume }

/** Shows the finished CV beside the form. */
export const PageBeside = ({ resume }: Props) => (
  <aside className={styles.page}>
    <SavedPage resume={resume} />
  </aside>
)

/** The finished CV, which follows what is saved. */
function SavedPage({ resume }: Props) {
  const isSorting = useIsMutating({ mutationKey: sortingOf(resume.id) }) > 0
  const [saved, setSaved] = useState(isSorting ? undefined : resume)
  // While a new order is being saved, the document would still have the old one.
  if (!isSorting && saved !== resume) setSaved(resume)
  return saved && <ResumePage resumeKey={{ id: saved.id }} resume={shownOf(saved)} />
}

/** Opens the finished CV over the form, where the window is too narrow to show it beside the form. */
export function PageDrawerButton({ resume }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconEye size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t.resumeEditor.quickPreview}
      </Button>
      {isOpen && <PageDrawer resume={resume} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The finished CV over the form; on a phone its sections, as on the finished page there. */
function PageDrawer({ resume, onClose }: Props & { onClose: () => void }) {
  const isPhone = useIsPhone()
  useFocusReturn()
  useOverlay({ mayClose: () => true, close: onClose })
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={isPhone ? '100%' : '44rem'}
      title={t.resumeEditor.quickPreview}
      closeButtonProps={{ 'aria-label': t.actions.close, size: 'xl' }}
      classNames={{ content: styles.drawer ?? '', body: styles.inDrawer ?? '' }}
    >
      <div className={styles.saved}>
        {isPhone ? <AllSections resume={shownOf(resume)} isOnScreen /> : <SavedPage resume={resume} />}
      </div>
      <footer className={styles.foot}>
        <PreviewButton resume={resume} isInDrawer />
      </footer>
    </Drawer>
  )
}
