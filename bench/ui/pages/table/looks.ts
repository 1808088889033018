export const rowHeight = 36;
export const tableHeight = 560;

export const scrollerStyle = { blockSize: tableHeight, overflow: 'auto', position: 'relative' } as const;

export const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '120px 200px 140px 140px 120px 140px 140px',
  alignItems: 'center',
  blockSize: rowHeight,
} as const;

export const headStyle = {
  ...rowStyle,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: '#fff',
} as const;
