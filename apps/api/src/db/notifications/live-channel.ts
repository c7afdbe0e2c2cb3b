/** The channel of LISTEN and NOTIFY that carries new notifications, as `id:user_id` pairs with commas between them. */
export const liveChannel = 'portal_notifications'
