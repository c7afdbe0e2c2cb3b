import type { User } from '@portal/contract/accounts/user'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isId, person } from './profile-queries.ts'

/** Replaces a former slug in the address, and one in other letters, by the slug that the person has. */
export function useOwnAddress(user: User | undefined, userRef: string, replace: (slug: string) => void) {
  const queryClient = useQueryClient()
  const isOther = user !== undefined && !isId(userRef) && user.slug !== userRef
  useEffect(() => {
    if (!isOther) return
    queryClient.setQueryData(person(user.slug).queryKey, user)
    replace(user.slug)
  })
}
