import { componentStyle, componentVariants } from '../theme/layered.ts';
import { canHover, focusRing, numeric, phone, plainButton, text, visuallyHidden } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

const markerSize = '28px';

export const steps = componentStyle({
  ...text(2),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
});

export const orientations = componentVariants({
  horizontal: { flexDirection: 'row', gap: vars.space[3], '@media': { [phone]: { gap: vars.space[1] } } },
  vertical: { flexDirection: 'column' },
});

export const step = componentStyle({ position: 'relative', minInlineSize: 0 });

/** The line to the next step: coloured as far as one has come. */
export const stepsAlong = componentVariants({
  horizontal: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    selectors: {
      '&:not(:last-child)': { flex: '1 1 0' },
      '&:not(:last-child)::after': {
        content: '',
        flex: 1,
        minInlineSize: vars.space[4],
        marginBlockStart: `calc(${markerSize} / 2 + 3px)`,
        borderBlockStart: `2px solid ${vars.color.border}`,
      },
      '&[data-state=done]:not(:last-child)::after': { borderColor: vars.color.accent },
    },
    '@media': {
      [phone]: {
        gap: vars.space[1],
        selectors: {
          // The current step is named and takes what room there is; the others are marks on the way.
          '&:not([aria-current])': { flex: '0 0 auto' },
          '&[aria-current]': { flex: '1 1 auto' },
          '&:not(:last-child)::after': { minInlineSize: vars.space[2] },
        },
      },
    },
  },
  vertical: {
    selectors: {
      '&:not(:last-child)': { paddingBlockEnd: vars.space[5] },
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        insetBlock: `calc(${markerSize} + 7px) 0`,
        insetInlineStart: `calc(${markerSize} / 2)`,
        borderInlineStart: `2px solid ${vars.color.border}`,
      },
      '&[data-state=done]:not(:last-child)::after': { borderColor: vars.color.accent },
    },
  },
});

export const body = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minInlineSize: 0,
  paddingBlock: '3px',
  color: 'inherit',
  textDecoration: 'none',
});

export const pressable = componentStyle({
  ...plainButton,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minBlockSize: vars.size.controlSmall,
  '@media': { '(pointer: coarse)': { minInlineSize: vars.size.controlSmall } },
  paddingBlock: '3px',
  borderRadius: vars.radius.small,
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': focusRing,
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});

export const marker = componentStyle({
  ...numeric,
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: markerSize,
  blockSize: markerSize,
  fontSize: vars.font.size[1],
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  border: '2px solid',
  borderRadius: vars.radius.full,
});

export const states = componentVariants({
  done: { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onAccent },
  current: { background: vars.color.surface, borderColor: vars.color.accent, color: vars.color.accentText },
  upcoming: {
    background: vars.color.surface,
    borderColor: vars.color.borderStrong,
    color: vars.color.textMuted,
  },
  error: {
    background: vars.color.criticalSoft,
    borderColor: vars.color.critical,
    color: vars.color.criticalText,
  },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlockStart: `calc((${markerSize} - 1em * ${vars.font.lineHeight}) / 2)`,
  overflowWrap: 'anywhere',
});

export const wordsAlong = componentVariants({
  horizontal: { '@media': { [phone]: { selectors: { ':not([aria-current]) > * > &': visuallyHidden } } } },
  vertical: {},
});

export const label = componentStyle({
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  selectors: {
    '[aria-current] &': { color: vars.color.text, fontWeight: vars.weight.strong },
    '[data-state=error] &': { color: vars.color.criticalText },
    '[data-disabled] &': { color: vars.color.textDisabled },
  },
  '@media': {
    [canHover]: {
      selectors: { ':is(a, button):hover:not([data-disabled]) &': { textDecoration: 'underline' } },
    },
  },
});

export const description = componentStyle({ ...text(1), color: vars.color.textSubtle });
