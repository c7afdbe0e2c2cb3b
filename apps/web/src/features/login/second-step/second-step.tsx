import { Button } from '@mantine/core'
import type { SecondFactorStep } from '@portal/contract/accounts/second-factors'
import { type FormEvent, useState } from 'react'
import { canHavePasskeys } from '../../../browser/passkeys.ts'
import { t } from '../../../messages/messages.ts'
import { refusal } from '../../../messages/refusals.ts'
import { keepFocus } from '../../../shared/focus/keep-focus.ts'
import { CodeField } from '../../../shared/passwords/code-field.tsx'
import { PasskeyButton } from '../../../shared/passwords/passkey-button.tsx'
import { PanelScreen } from '../../../shared/screens/panel-screen.tsx'
import { useRepeatedError } from '../../../shared/toasts/use-repeated-error.ts'
import form from '../login-form.module.css'
import { OtherWays, type Way } from './other-ways.tsx'
import styles from './second-step.module.css'
import { useSecondStep } from './use-second-step.ts'

type Props = {
  step: SecondFactorStep
  /** Leads to the first step, with a sentence where this sign-in cannot go on. */
  onBack: (sentence?: string) => void
}

/** The second step of a sign-in: a code, a recovery code or a passkey. */
export function SecondStep({ step, onBack }: Props) {
  const ways = waysOf(step)
  const [way, setWay] = useState<Way>(ways[0] ?? 'none')
  const lacksPasskey = step.methods.includes('passkey') && !ways.includes('passkey')
  const { give, forget, isRunning, failure } = useSecondStep(step, onBack)
  const loud = failure?.place === 'form' ? failure.sentence : undefined
  useRepeatedError(loud, 'login')
  const choose = (next: Way) => {
    forget()
    setWay(next)
  }
  return (
    <PanelScreen title={t.login.second.title} lead={t.login.second.lead[way]}>
      <div className={form.form}>
        {(way === 'code' || way === 'recovery_code') && (
          <CodeForm
            key={way}
            way={way}
            isRunning={isRunning}
            wrong={failure?.place === 'field' ? failure.sentence : undefined}
            onType={forget}
            onGive={(typed) => give(way === 'code' ? { code: typed } : { recovery_code: typed })}
          />
        )}
        {ways.includes('passkey') && (
          <PasskeyButton
            label={t.login.second.usePasskey}
            isMain={way === 'passkey'}
            isRunning={isRunning}
            onAsk={() => give('passkey')}
          />
        )}
        {loud !== undefined && (
          <p role="alert" className={form.failure}>
            {loud}
          </p>
        )}
        {lacksPasskey && <p className={styles.quiet}>{t.login.second.noPasskeyHere}</p>}
        <p role="status" className={styles.quiet}>
          {failure?.place === 'quiet' && failure.sentence}
        </p>
      </div>
      <OtherWays ways={ways} way={way} onChoose={choose} onBack={() => onBack()} />
    </PanelScreen>
  )
}

type CodeFormProps = {
  way: 'code' | 'recovery_code'
  isRunning: boolean
  /** Why the code was refused. */
  wrong: string | undefined
  onType: () => void
  onGive: (typed: string) => void
}

function CodeForm({ way, isRunning, wrong, onType, onGive }: CodeFormProps) {
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRunning) return
    const isEmpty = typed.trim() === ''
    setMissing(isEmpty)
    if (!isEmpty) onGive(typed)
  }
  const type = (text: string) => {
    setTyped(text)
    setMissing(false)
    onType()
  }
  return (
    <form noValidate onSubmit={submit} className={form.form}>
      <CodeField
        kind={way === 'code' ? 'app' : 'recovery'}
        size="md"
        label={way === 'code' ? t.login.second.code : t.login.second.recoveryCode}
        value={typed}
        error={isMissing ? refusal('input.required') : wrong}
        onType={type}
      />
      <Button
        {...keepFocus}
        type="submit"
        aria-disabled={isRunning || undefined}
        data-disabled={isRunning || undefined}
        aria-busy={isRunning}
      >
        {isRunning ? t.login.second.running : t.login.second.submit}
      </Button>
    </form>
  )
}

/** The ways that the person has and this browser can go; a passkey comes first for whom has no codes. */
function waysOf({ methods, passkey_options }: SecondFactorStep): Way[] {
  const mayUsePasskey = methods.includes('passkey') && passkey_options !== null && canHavePasskeys()
  return [
    ...(methods.includes('totp') ? ['code' as const] : []),
    ...(mayUsePasskey ? ['passkey' as const] : []),
    ...(methods.includes('recovery_code') ? ['recovery_code' as const] : []),
  ]
}
