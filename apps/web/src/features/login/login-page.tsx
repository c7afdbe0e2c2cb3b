import { getRouteApi, rootRouteId, useRouter } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { t } from '../../messages/messages.ts'
import { PanelScreen } from '../../shared/screens/panel-screen.tsx'
import { SignInWith } from '../../shell/sign-in-with.tsx'
import { failureInWords } from './failure-in-address.ts'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'
import { SecondStep } from './second-step/second-step.tsx'
import { stepInHash } from './second-step/step-in-address.ts'
import { OtherSignIns } from './ways/other-sign-ins.tsx'

const root = getRouteApi(rootRouteId)

type Search = {
  /** The page that the visitor opened. */
  to?: string | undefined
  ended?: boolean | undefined
  reset?: boolean | undefined
  left?: boolean | undefined
  /** The code of a sign-in that has failed elsewhere. */
  failure?: string | undefined
}

/** Both steps of signing in, at one address. */
export function LoginPage(search: Search) {
  const { failure } = search
  const oidc = root.useRouteContext({ select: ({ portal }) => portal.oidc })
  const [step, setStep] = useStep()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState(() => failure && failureInWords(failure, oidc?.label))
  if (step) {
    const back = (sentence?: string) => {
      setStep(undefined)
      setProblem(sentence)
    }
    return <SecondStep step={step} onBack={back} />
  }
  return (
    <FirstStep
      search={search}
      email={email}
      problem={problem}
      onTry={() => setProblem(undefined)}
      onSecondFactor={(next, typed) => {
        setEmail(typed)
        setStep(next)
      }}
    />
  )
}

/** The second step. One that began at the provider is taken out of the address before anything else can read it there. */
function useStep() {
  const { history } = useRouter()
  const state = useState(() => stepInHash(history.location.hash.slice(1)))
  useLayoutEffect(() => {
    const { pathname, search, hash, state: kept } = history.location
    if (hash) history.replace(pathname + search, kept)
  }, [history])
  return state
}

type FirstStepProps = Pick<Parameters<typeof LoginForm>[0], 'email' | 'onTry' | 'onSecondFactor'> & {
  search: Search
  /** What ended the sign-in before. */
  problem: string | undefined
}

function FirstStep({ search, problem, ...form }: FirstStepProps) {
  const portal = root.useRouteContext({ select: (context) => context.portal })
  const { demo_accounts, password_sign_in } = portal
  const notice = useNotice(search)
  return (
    <PanelScreen title={t.login.heading} lead={t.login.lead} notice={problem ? undefined : notice}>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {password_sign_in ? (
        <LoginForm demoAccounts={demo_accounts} {...form}>
          <OtherSignIns wanted={search.to} onTry={form.onTry} />
        </LoginForm>
      ) : (
        <SignInWith wanted={search.to} />
      )}
    </PanelScreen>
  )
}

/** What has led to the login. */
function useNotice({ ended, reset, left }: Search): ReactNode {
  const oidc = root.useRouteContext({ select: ({ portal }) => portal.oidc })
  if (ended) return t.errors.sessionEnded
  if (reset) return t.login.passwordSet
  if (!left) return undefined
  if (!oidc?.sign_out_url) return t.login.signedOut
  return (
    <span>
      {t.login.signedOut}{' '}
      <a href={oidc.sign_out_url} className={styles.signOut}>
        {t.login.signOutOf(oidc.label)}
      </a>
    </span>
  )
}
