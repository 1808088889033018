import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../theme/layered.ts';
import { focusRing, fullMotion, phone, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

/** Distance of the toasts from the top in pixels, which clears a header of 60 pixels. */
export const usualOffset = 72;

/** Set on the region of the toasts where something else must stay visible. */
export const toastOffset = '--hs-toast-offset';

const offset = `var(${toastOffset}, ${usualOffset}px)`;

export const region = componentStyle({
  position: 'fixed',
  insetBlockStart: offset,
  insetInlineEnd: 0,
  // Over dialogs, below the loading bar.
  zIndex: 1100,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  // Room for the shadows, which what scrolls would cut off.
  inlineSize: 'min(436px, 100vw)',
  maxBlockSize: `calc(100dvh - ${offset})`,
  paddingInline: `${vars.space[10]} ${vars.space[4]}`,
  paddingBlockEnd: vars.space[12],
  overflowY: 'auto',
  pointerEvents: 'none',
  outline: 'none',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-4px', borderRadius: vars.radius.large } },
  '@media': { [phone]: { paddingInlineStart: vars.space[4] }, print: { display: 'none' } },
});

const appear = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

export const toast = componentStyle({
  ...text(2),
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[2],
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderInlineStartWidth: '3px',
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.overlay,
  pointerEvents: 'auto',
  '@media': { [fullMotion]: { animation: `${appear} ${vars.motion.base} ${vars.motion.easing}` } },
});

export const tones = componentVariants({
  info: { borderInlineStartColor: vars.color.info },
  positive: { borderInlineStartColor: vars.color.positive },
  caution: { borderInlineStartColor: vars.color.caution },
  critical: { borderInlineStartColor: vars.color.critical },
});

export const icon = componentStyle({ flex: 'none', marginBlockStart: '0.15em' });

export const words = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingBlockStart: '1px',
});

export const message = componentStyle({ fontWeight: vars.weight.medium });

export const count = componentStyle({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  unicodeBidi: 'isolate',
});

export const description = componentStyle({ color: vars.color.textMuted });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});

export const more = componentStyle({
  ...text(1),
  flex: 'none',
  alignSelf: 'flex-end',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  background: vars.color.raised,
  color: vars.color.textMuted,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.raised,
});
