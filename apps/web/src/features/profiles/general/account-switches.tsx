import { NativeSelect, Switch } from '@mantine/core'
import type { User } from '@portal/contract/accounts/user'
import type { BehindLastDay } from '@portal/contract/profiles/leaving'
import type { Profile } from '@portal/contract/profiles/profiles'
import { availabilities } from '@portal/domain/people/job-statuses'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchForAct } from '../../../api/query-client.ts'
import { t } from '../../../messages/messages.ts'
import { useAccountChoice } from '../../../reference/accounts/use-account-choice.ts'
import { stateLooks } from '../../../reference/states/states.ts'
import { useToday, useUser } from '../../../session/use-user.ts'
import { Fact, FactList } from '../../../shared/facts/fact-list.tsx'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { StateDot, StateMark } from '../../../shared/states/state-mark.tsx'
import { DeactivateDialog } from '../leaving/deactivate-dialog.tsx'
import { behindLastDay } from '../profile-queries.ts'

/** Few who open a profile activate anybody. */
const ActivateDialog = lazyPart(() =>
  import('../leaving/activate-dialog.tsx').then((file) => file.ActivateDialog),
)

const texts = { saved: t.profiles.userUpdated, failed: t.profiles.updateFailed }

/** Chooses whether a person may sign in; saved at once. */
export function ActiveSwitch({ user, profile }: { user: User; profile: Profile }) {
  const me = useUser()
  const today = useToday()
  const queryClient = useQueryClient()
  const { chosen, save } = useAccountChoice<{ active: boolean; end_contracts?: true }>(user, texts)
  /** What the confirmation dialog names; undefined while it is closed. */
  const [left, setLeft] = useState<{ behind: BehindLastDay | undefined }>()
  const [isComingBack, setComingBack] = useState(false)

  const askToDeactivate = async () => {
    const behind = await fetchForAct(queryClient, behindLastDay(user.id)).catch(() => undefined)
    setLeft({ behind })
  }

  const askToActivate = () => {
    // Nobody has left before the last work day is over, so there is nothing to come back from.
    if (profile.job_ended_on !== null && profile.job_ended_on > today) void save({ active: true })
    else setComingBack(true)
  }

  const reason = user.id === me.id ? t.profiles.notYourself : t.profiles.outOfReach
  return (
    <>
      <Switch
        label={t.profiles.active}
        description={user.can.deactivate ? undefined : reason}
        checked={chosen?.active ?? user.active}
        disabled={!user.can.deactivate}
        onChange={({ currentTarget }) => (currentTarget.checked ? askToActivate() : void askToDeactivate())}
      />
      {isComingBack && <ActivateDialog user={user} profile={profile} onClose={() => setComingBack(false)} />}
      {left && (
        <DeactivateDialog
          user={user}
          behind={left.behind}
          onConfirm={(endsContracts) =>
            save({ active: false, ...(endsContracts && { end_contracts: true }) })
          }
          onClose={() => setLeft(undefined)}
        />
      )}
    </>
  )
}

export const AvailabilityFact = ({ user }: { user: User }) => (
  <Fact label={t.profiles.availability} text={t.people.availabilities[user.status]}>
    <StateMark look={stateLooks.availability[user.status]}>{t.people.availabilities[user.status]}</StateMark>
  </Fact>
)

/** Chooses whether a person can take on work; saved at once. */
export function AvailabilitySelect({ user }: { user: User }) {
  const { chosen, save } = useAccountChoice<Pick<User, 'status'>>(user, texts)
  const shown = chosen?.status ?? user.status
  if (!user.can.update) {
    return (
      <FactList>
        <AvailabilityFact user={user} />
      </FactList>
    )
  }
  return (
    <NativeSelect
      label={t.profiles.availability}
      leftSection={<StateDot {...stateLooks.availability[shown]} />}
      leftSectionWidth="2rem"
      data={availabilities.map((value) => ({ value, label: t.people.availabilities[value] }))}
      value={shown}
      onChange={({ currentTarget }) => {
        const status = availabilities.find((availability) => availability === currentTarget.value)
        if (status && status !== shown) void save({ status })
      }}
    />
  )
}
