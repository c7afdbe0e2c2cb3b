import { actInWords } from '@portal/words/acts/acts'
import { englishDeliveries } from '@portal/words/webhooks'
import { hostOf } from '../webhooks.trail.ts'
import type { DueDelivery } from './due-deliveries.store.ts'
import { pageOfObject } from './object-page.ts'

type Portal = {
  /** Tells this portal from others, in the ids of deliveries. */
  id: string
  name: string
  publicUrl: string
}

/** The id of a delivery for its receiver: the same at every attempt, and no other portal has it. */
export const messageIdOf = (portal: Portal, { id }: Pick<DueDelivery, 'id'>): string =>
  `msg_${portal.id}_${id}`

/** The body of a delivery, made of the row of the trail when it is sent; undefined where that row is gone. */
export function bodyOf(delivery: DueDelivery, portal: Portal): string | undefined {
  const { entry, type, actor, person, url, webhook_id, created_at } = delivery
  if (entry === null && !isTest(delivery)) return undefined
  const told = entry ?? {
    at: created_at,
    via: 'portal' as const,
    via_name: null,
    object_type: 'webhook',
    object_id: webhook_id,
    object: hostOf(url),
    changes: [],
  }
  const { object_type, object_id, object, changes } = told
  if (delivery.format === 'text') {
    const via = { kind: told.via, name: told.via_name }
    const sentence =
      entry === null
        ? englishDeliveries.test(portal.name)
        : actInWords({ act: type, actor, via, person, object_type, object, changes }, { named: true })
    return JSON.stringify({
      text: `${plainText(sentence)} ${portal.publicUrl}${pageOfObject(object_type, object_id)}`,
    })
  }
  return JSON.stringify({
    id: messageIdOf(portal, delivery),
    type,
    timestamp: told.at.toISOString(),
    data: { actor, object_type, object_id, object, changes },
  })
}

const isTest = ({ entry_id }: DueDelivery) => entry_id === null

/** Chats take `<…>` for a mention or a link, and `@all` for a call of everybody; names are no such thing. */
const plainText = (sentence: string) =>
  sentence
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replaceAll(/@(?=(?:all|channel|here|everyone)\b)/gi, '@\u2060')
