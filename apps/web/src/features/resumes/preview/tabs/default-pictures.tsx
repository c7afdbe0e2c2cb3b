/** Stands in place of the picture of a person who has none. */
export const DefaultPortrait = ({ className }: { className: string | undefined }) => (
  <svg className={className} viewBox="0 0 88 88" aria-hidden="true" focusable="false">
    <rect width="88" height="88" fill="var(--portal-sunken)" />
    <g fill="var(--portal-line-strong)">
      <circle cx="44" cy="34" r="15" />
      <path d="M14 84c0-17 13-27 30-27s30 10 30 27v4H14z" />
    </g>
  </svg>
)

/** Stands in place of the cover of a book that has none. */
export const DefaultCover = () => (
  <svg viewBox="0 0 56 72" aria-hidden="true" focusable="false">
    <rect width="56" height="72" fill="var(--portal-sunken)" />
    <path d="M0 0h8v72H0z" fill="var(--portal-line-strong)" />
    <path d="M18 20h26M18 28h18" stroke="var(--portal-accent)" strokeWidth="3" strokeLinecap="round" />
  </svg>
)
