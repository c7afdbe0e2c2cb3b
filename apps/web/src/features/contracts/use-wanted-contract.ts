import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type WantedContract, wantedContract } from './contract-search.ts'

const route = getRouteApi('/_app/manage-contracts')

/**
 * What the open 'Create Contract' begins with; undefined while it is closed. An address that asks for it opens it
 * and is then cleared, so that going back, reloading or sharing the link does not open it again.
 */
export function useWantedContract() {
  const asked = wantedContract(route.useSearch())
  const navigate = route.useNavigate()
  const [wanted, setWanted] = useState<WantedContract | undefined>(asked)
  if (asked && !isSame(asked, wanted)) setWanted(asked)

  const isAsked = asked !== undefined
  useEffect(() => {
    if (isAsked) void navigate({ search: {}, replace: true })
  }, [isAsked, navigate])

  return { wanted, open: () => setWanted({}), close: () => setWanted(undefined) }
}

const isSame = (one: WantedContract, other: WantedContract | undefined) =>
  one.userId === other?.userId && one.projectId === other?.projectId
