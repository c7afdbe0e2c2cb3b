import type { Candidate } from '@portal/contract/candidates/candidates'
import { t } from '../../../messages/messages.ts'
import { useUser } from '../../../session/use-user.ts'
import { ConflictDialog } from '../../../shared/conflicts/conflict-dialog.tsx'
import { LeaveGuard } from '../../../shared/overlays/use-leave-question.tsx'
import { forgetNoteDrafts } from './note-draft.ts'
import { NoteEditor } from './note-editor.tsx'
import styles from './notes.module.css'
import { useNote } from './use-note.ts'

/** The three notes. Several may be unsaved at once; each is saved alone. */
export function NotesPanel({ candidate }: { candidate: Candidate }) {
  const { id: userId } = useUser()
  const recruiterNote = useNote(candidate, 'recruiter_note')
  const techLeadNote = useNote(candidate, 'tech_lead_note')
  const finalDecision = useNote(candidate, 'final_decision')
  const notes = [recruiterNote, techLeadNote, finalDecision]
  const conflict = notes.find((note) => note.conflict)?.conflict
  return (
    <section className={styles.panel} aria-label={t.candidateControls.notes}>
      <h2 className={styles.title}>{t.candidateControls.notes}</h2>
      {notes.map((note) => (
        <NoteEditor key={note.label} note={note} mayEdit={candidate.can.update} />
      ))}
      {notes.some(({ isChanged }) => isChanged) && (
        <LeaveGuard onDiscard={() => forgetNoteDrafts(userId, candidate.id)} />
      )}
      {conflict && <ConflictDialog {...conflict} />}
    </section>
  )
}
