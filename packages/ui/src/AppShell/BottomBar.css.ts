import { componentStyle } from '../theme/layered.ts';
import { focusRing, plainButton, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

/** The height of the bar without the safe area of the device below it. */
export const barHeight = '56px';

export const bar = componentStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  boxSizing: 'content-box',
  blockSize: barHeight,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { print: { display: 'none' } },
});

export const item = componentStyle({
  ...plainButton,
  ...text(1),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  minInlineSize: 0,
  lineHeight: 1.3,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:is(:active, [data-pressed])': { color: vars.color.text },
    '&[aria-current=page]': { color: vars.color.accentText },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px', borderRadius: vars.radius.large },
  },
});

export const icon = componentStyle({ display: 'inline-flex' });

/** The main action is a disc that stands over the edge of the bar. */
export const disc = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '52px',
  blockSize: '52px',
  marginBlockStart: '-16px',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  boxShadow: `0 0 0 4px ${vars.color.surface}, ${vars.shadow.raised}`,
  selectors: { ':is(:active, [data-pressed]) > &': { background: vars.color.accentPressed } },
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonBorder' } },
});
