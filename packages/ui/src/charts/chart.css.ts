import { componentStyle } from '../theme/layered.ts';
import { focusRing, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

/** Digits of one width; each figure reads in the direction of its own letters, `Rs 12` or `12 لاکھ`. */
const figures = { fontVariantNumeric: 'tabular-nums', unicodeBidi: 'plaintext' } as const;

const forced = '(forced-colors: active)';

export const chart = componentStyle({
  ...text(2),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[3],
  margin: 0,
  minInlineSize: 0,
});

export const caption = componentStyle({ display: 'grid', gap: '2px' });

export const title = componentStyle({
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const description = componentStyle({ ...text(1), color: vars.color.textMuted });

/** Replaces a drawing. */
export const placeholder = componentStyle({ display: 'grid', alignItems: 'center', minInlineSize: 0 });

export const plot = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[2],
  printColorAdjust: 'exact',
});

export const valueAxis = componentStyle({
  ...text(1),
  display: 'grid',
  lineHeight: '16px',
  color: vars.color.textSubtle,
  whiteSpace: 'nowrap',
});

export const valueLabel = componentStyle({
  ...figures,
  gridArea: '1 / 1',
  alignSelf: 'start',
  justifySelf: 'end',
  translate: '0 -50%',
});

export const area = componentStyle({ position: 'relative', minInlineSize: 0 });

export const drawing = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'block',
  overflow: 'visible',
  // Right to left, the whole drawing is mirrored: distances count from the inline start.
  selectors: { '&[data-mirrored]': { transform: 'scaleX(-1)' } },
});

const hairline = { strokeWidth: 1, shapeRendering: 'crispEdges' } as const;

export const gridLine = componentStyle({ ...hairline, stroke: vars.color.border });

export const zeroLine = componentStyle({ ...hairline, stroke: vars.color.borderStrong });

/** Sets `currentColor` to the colour of the series in `--hs-series`. */
export const series = componentStyle({
  color: 'var(--hs-series)',
  '@media': { [forced]: { color: 'CanvasText' } },
});

export const line = componentStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const marker = componentStyle({
  fill: 'currentColor',
  stroke: vars.color.surface,
  strokeWidth: 1.5,
  paintOrder: 'stroke',
  '@media': { [forced]: { stroke: 'Canvas' } },
});

/** Surrounds the points of the category that is read. */
export const halo = componentStyle({ fill: 'currentColor', opacity: 0.28 });

export const patternGround = componentStyle({ fill: 'currentColor' });

export const patternLines = componentStyle({
  fill: 'none',
  stroke: vars.color.surface,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeOpacity: 0.5,
  '@media': { [forced]: { stroke: 'Canvas', strokeOpacity: 1 } },
});

/** A hairline between areas that touch. */
export const bar = componentStyle({ stroke: vars.color.surface, strokeWidth: 1 });

export const band = componentStyle({ fill: vars.color.text, opacity: 0.07 });

export const cursor = componentStyle({
  ...hairline,
  stroke: vars.color.borderStrong,
  strokeDasharray: '3 3',
});

/** Handles pointer and keyboard over the drawing. */
export const reader = componentStyle({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.small,
  outline: 'none',
  cursor: 'crosshair',
  touchAction: 'pan-y',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  selectors: { '&:focus-visible': focusRing },
});

const categoryAxisHeight = '28px';

/** A control larger than the corner, as on touch, overlaps its surroundings. */
export const corner = componentStyle({
  display: 'flex',
  alignItems: 'center',
  blockSize: categoryAxisHeight,
});

export const categoryAxis = componentStyle({
  ...text(1),
  gridColumn: 2,
  position: 'relative',
  blockSize: categoryAxisHeight,
  color: vars.color.textSubtle,
});

export const categoryLabel = componentStyle({
  position: 'absolute',
  insetBlockStart: '4px',
  overflow: 'hidden',
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-edge=start]': { textAlign: 'start' }, '&[data-edge=end]': { textAlign: 'end' } },
});

export const tooltip = componentStyle({
  ...text(1),
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  gap: '2px',
  inlineSize: 'max-content',
  maxInlineSize: 'min(260px, 70%)',
  padding: vars.space[2],
  background: vars.color.raised,
  border: `1px solid ${vars.color.borderMedium}`,
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.overlay,
  pointerEvents: 'none',
});

export const tooltipTitle = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.medium,
});

export const tooltipRow = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
  selectors: {
    '&[data-chosen]': { color: vars.color.text, fontWeight: vars.weight.strong },
  },
});

export const tooltipLabel = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const figure = componentStyle({ ...figures, color: vars.color.text, whiteSpace: 'nowrap' });

export const legend = componentStyle({
  ...text(1),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.textMuted,
});

export const legendItem = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const swatch = componentStyle({ flex: 'none', display: 'block', printColorAdjust: 'exact' });

export const tableBox = componentStyle({
  maxBlockSize: '400px',
  overflow: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing },
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
});

export const table = componentStyle({
  ...text(2),
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
});

const tableSpace = { paddingBlock: vars.space[2], paddingInline: vars.space[3] } as const;
const tableCell = { ...tableSpace, borderBlockStart: `1px solid ${vars.color.border}` } as const;

export const tableHead = componentStyle({
  ...text(1),
  ...tableSpace,
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  textAlign: 'end',
  overflowWrap: 'break-word',
  selectors: { '&:first-child': { textAlign: 'start' } },
});

export const tableName = componentStyle({
  ...tableCell,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const tableValue = componentStyle({ ...tableCell, textAlign: 'end' });

export const sharePart = componentStyle({ display: 'grid', gap: '4px', minInlineSize: '120px' });

/** The bar is a border, so that it is printed and stays in forced colours. */
export const shareBar = componentStyle({
  minInlineSize: '1px',
  borderBlockStart: `8px solid ${vars.color.chart1}`,
  borderRadius: '2px',
});
