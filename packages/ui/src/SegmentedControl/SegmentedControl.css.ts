import { componentStyle } from '../theme/layered.ts';
import { focusRing, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const segments = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  padding: '3px',
  gap: '2px',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&[data-full-width]': { display: 'flex', alignSelf: 'stretch' },
    '[data-invalid] &': { borderColor: vars.color.critical },
  },
});

export const place = componentStyle({ flex: '1 1 auto', display: 'flex', minInlineSize: 0 });

export const segment = componentStyle({
  ...text(2),
  position: 'relative',
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: `calc(${vars.size.control} - 8px)`,
  paddingInline: vars.space[3],
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  minInlineSize: 0,
  textAlign: 'center',
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  transition: `background ${vars.motion.fast} ${vars.motion.easing}, color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[data-selected]': {
      background: vars.color.surface,
      color: vars.color.accentText,
      boxShadow: `${vars.shadow.raised}, 0 0 0 1px ${vars.color.accent}`,
    },
    '&[data-hovered]:not([data-selected])': { color: vars.color.text },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const icon = componentStyle({ flex: 'none', display: 'flex' });

export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
