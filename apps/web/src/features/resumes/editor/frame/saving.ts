import { createContext, type MouseEvent, use } from 'react'

/** The form on the page of a section. */
type OpenForm = {
  /** Whether something is typed in it. */
  isChanged: boolean
  /** Saves it as its button does; nothing while it is being saved. */
  submit: () => void
}

/** Called after the save, with the id of the CV where the save has made it. */
type GoOn = (madeId: number | undefined) => unknown

/** What the form of a section and the buttons around it tell each other. */
export type Saving = {
  /** Makes a form known until the returned function is called. */
  register: (form: OpenForm) => () => void
  /** Saves the form, and goes on once it is saved. A refusal stays on the page. */
  saveThen: (go: GoOn) => void
  /** The click of a link that saves first where something is typed; with other keys it is the browser's. */
  onLeave: (go: GoOn) => (event: MouseEvent) => void
  /** Stays on the page after the save, because a person has pressed the form's own button. */
  stay: () => void
  /** Called after a save; goes on where that was asked for. The answer is undefined where it was not. */
  goOn: (madeId?: number) => Promise<unknown> | undefined
}

/** `onChange` is told whether something is typed in the form. */
export function createSaving(onChange: (isChanged: boolean) => void): Saving {
  let form: OpenForm | undefined
  let next: GoOn | undefined
  const saveThen = (go: GoOn) => {
    next = go
    form?.submit()
  }
  return {
    register: (opened) => {
      form = opened
      onChange(opened.isChanged)
      return () => {
        form = undefined
        onChange(false)
      }
    },
    saveThen,
    onLeave: (go) => (event) => {
      const isOrdinary = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (!form?.isChanged || !isOrdinary) return
      event.preventDefault()
      saveThen(go)
    },
    stay: () => {
      next = undefined
    },
    goOn: (madeId) => {
      const go = next
      next = undefined
      return go && Promise.resolve(go(madeId))
    },
  }
}

export const SavingContext = createContext<Saving>(createSaving(() => {}))

/** The saving of the editor around. */
export const useSaving = () => use(SavingContext)
