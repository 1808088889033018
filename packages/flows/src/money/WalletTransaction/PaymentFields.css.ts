import { componentStyle } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';

export const payment = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[2],
});

export const accounts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 236px), 1fr))',
  gap: vars.space[2],
  inlineSize: '100%',
});

const chip = {
  appearance: 'none',
  alignItems: 'center',
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.borderMedium}`,
  borderRadius: vars.radius.large,
  outline: 'none',
  color: vars.color.text,
  background: vars.color.surface,
  fontFamily: vars.font.family,
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'pan-x pan-y pinch-zoom',
  transition: `background ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[aria-pressed=true]': {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      background: vars.color.accentSoft,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:active:not(:disabled)': { background: vars.color.pressed },
    '&:disabled': { cursor: 'not-allowed', color: vars.color.textDisabled },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not(:disabled, :active, [aria-pressed=true])': { background: vars.color.hover } },
    },
  },
} as const;

export const account = componentStyle({
  ...chip,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space[3],
  minBlockSize: vars.size.controlLarge,
});

/** Pocket cash in the bar of a phone: its icon alone where a bank is named beside it. */
export const cash = componentStyle({
  ...chip,
  display: 'flex',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  minInlineSize: vars.size.control,
  fontWeight: vars.weight.medium,
});

export const icon = componentStyle({ display: 'grid', color: vars.color.accentText });
export const words = componentStyle({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });
export const head = componentStyle({
  display: 'flex',
  maxInlineSize: '100%',
  fontWeight: vars.weight.strong,
});
/** Its part of the payment, which is never cut off. */
export const part = componentStyle({ flex: 'none', whiteSpace: 'pre' });
export const name = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const balance = componentStyle({
  color: vars.color.textMuted,
  fontFamily: vars.font.numeric,
  fontSize: vars.font.size[1],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-tone=critical]': { color: vars.color.criticalText } },
});
export const becomes = componentStyle({ display: 'inline' });
export const after = componentStyle({ color: vars.color.text, fontWeight: vars.weight.strong });
