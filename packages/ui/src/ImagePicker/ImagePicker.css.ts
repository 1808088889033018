import { componentStyle } from '../theme/layered.ts';
import { canHover, focusRing, hovered, plainButton, pressed, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

/** Fits the three buttons of a tile. */
const tileWidth = `max(120px, calc(3 * ${vars.size.controlSmall} + ${vars.space[2]}))`;

export const tiles = componentStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${tileWidth}), 1fr))`,
  gap: vars.space[2],
  marginBlockEnd: vars.space[1],
});

export const tile = componentStyle({
  position: 'relative',
  // A single tile is no larger than one of many.
  maxInlineSize: '200px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&[draggable=true]': { cursor: 'grab' },
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-drop]::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      inlineSize: '3px',
      borderRadius: vars.radius.full,
      background: vars.color.accent,
      pointerEvents: 'none',
    },
    '&[data-drop=before]::after': { insetInlineStart: '-6px' },
    '&[data-drop=after]::after': { insetInlineEnd: '-6px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-drop]::after': { background: 'Highlight' } } },
  },
});

export const frame = componentStyle({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  background: vars.color.sunken,
  borderStartStartRadius: `calc(${vars.radius.medium} - 1px)`,
  borderStartEndRadius: `calc(${vars.radius.medium} - 1px)`,
  selectors: {
    '&:last-child': {
      borderEndStartRadius: `calc(${vars.radius.medium} - 1px)`,
      borderEndEndRadius: `calc(${vars.radius.medium} - 1px)`,
    },
  },
});

export const image = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const broken = componentStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  color: vars.color.textSubtle,
});

export const cover = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[1],
  insetInlineStart: vars.space[1],
  display: 'flex',
});

export const makeCover = componentStyle({
  ...plainButton,
  ...text(1),
  minBlockSize: '24px',
  paddingInline: vars.space[2],
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.raised,
  selectors: {
    [`&${pressed}`]: { background: vars.color.pressed },
    '&:focus-visible': { ...focusRing, outlineOffset: 0 },
  },
  '@media': {
    [canHover]: { selectors: { [`&${hovered}`]: { background: vars.color.hover } } },
    '(pointer: coarse)': { minBlockSize: '44px' },
  },
});

export const actions = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(3, ${vars.size.controlSmall})`,
  justifyContent: 'space-between',
  padding: '2px',
});

export const action = componentStyle({ display: 'flex' });

/** Taking a picture is for devices held in the hand. */
export const camera = componentStyle({
  display: 'none',
  '@media': { '(pointer: coarse)': { display: 'contents' } },
});
