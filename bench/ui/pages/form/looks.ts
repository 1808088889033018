/** Height of a row and of the scroll area in pixels, the same for all entrants. */
export const rowHeight = 36;
export const viewportHeight = 480;
export const overscan = 4;

export const scrollerStyle = { blockSize: viewportHeight, overflow: 'auto', position: 'relative' } as const;

export const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '48px repeat(4, 1fr) 40px',
  blockSize: rowHeight,
} as const;
