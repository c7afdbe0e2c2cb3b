/** Asks the person for the password or a second factor; true once the session has a fresh proof. */
type Confirmer = () => Promise<boolean>

let confirmer: Confirmer | undefined

/** Sets who asks, and returns how to take it back. */
export function setConfirmer(next: Confirmer): () => void {
  confirmer = next
  return () => {
    if (confirmer === next) confirmer = undefined
  }
}

/** False where the person does not confirm, and where nobody asks. */
export const confirmFirst = async (): Promise<boolean> => (await confirmer?.()) ?? false
