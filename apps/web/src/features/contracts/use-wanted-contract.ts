import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useRowOfDraft } from '../../shared/forms/use-draft.ts'
import { type WantedContract, wantedContract } from './contract-search.ts'

/** The name of the draft of 'Create Contract'. */
export const newContractDraft = 'contracts.create'

const beginning = z.object({ userId: z.optional(z.int()), projectId: z.optional(z.int()) })

const route = getRouteApi('/_app/manage-contracts')

/**
 * The initial values of the open 'Create Contract'; undefined while it is closed. An address that opens it is cleared
 * then, so that Back, a reload or a shared link does not open it again.
 */
export function useWantedContract() {
  const asked = wantedContract(route.useSearch())
  const navigate = route.useNavigate()
  const [wanted, setWanted] = useRowOfDraft(newContractDraft, beginning)
  if (asked && !isSame(asked, wanted)) setWanted(asked)

  const isAsked = asked !== undefined
  useEffect(() => {
    if (isAsked) void navigate({ search: {}, replace: true })
  }, [isAsked, navigate])

  return { wanted, open: () => setWanted({}), close: () => setWanted(undefined) }
}

const isSame = (one: WantedContract, other: WantedContract | undefined) =>
  one.userId === other?.userId && one.projectId === other?.projectId
