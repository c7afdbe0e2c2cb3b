import { Button, Input, TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { Fact } from '../../../shared/facts/fact-list.tsx'
import styles from './general-panel.module.css'

/** The payment, which is on the screen only while it is asked for. */
export function PaymentFact({ salary }: { salary: number | null }) {
  const [isShown, setShown] = useState(false)
  if (salary === null) return <Fact label={t.profiles.payment} text={null} />
  const text = t.lists.dollars(salary)
  return (
    <Fact label={t.profiles.payment} text={isShown ? text : ''} isCopied={isShown}>
      {isShown && <span className={styles.payment}>{text}</span>}
      <Button
        variant="default"
        size="compact-sm"
        className={styles.show}
        aria-label={isShown ? t.profiles.hidePayment : t.profiles.showPayment}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? t.profiles.hide : t.profiles.show}
      </Button>
    </Fact>
  )
}

type FieldProps = TextInputProps & {
  /** A payment is stored, so that it is shown only when it is asked for. */
  isStored: boolean
}

/** The field of the payment in a form. */
export function PaymentField({ isStored, ...input }: FieldProps) {
  const [isShown, setShown] = useState(false)
  if (isStored && !isShown && !input.error) {
    return (
      <div className={styles.hidden}>
        <Input.Label labelElement="div">{t.profiles.salary}</Input.Label>
        <Button variant="default" aria-label={t.profiles.showPayment} onClick={() => setShown(true)}>
          {t.profiles.show}
        </Button>
      </div>
    )
  }
  return (
    <TextInput
      label={t.profiles.salary}
      description={t.profiles.salaryHint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      inputMode="decimal"
      leftSection="$"
      // The button that had the focus is gone.
      autoFocus={isShown}
      {...input}
    />
  )
}
