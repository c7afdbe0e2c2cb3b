/** A doorway with a clock hand in it. Decorative: the name is beside it or labels its parent. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--portal-accent)" />
      <g fill="none" stroke="#211f1d" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M8.5 24.5V15a7.5 7.5 0 0 1 15 0v9.5" />
        <path d="M16 13v5l3.2 2.4" strokeWidth="2.6" />
      </g>
    </svg>
  )
}
