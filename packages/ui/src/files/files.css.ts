import { componentStyle } from '../theme/layered.ts';
import { phone, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const zone = componentStyle({
  ...text(2),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  columnGap: vars.space[3],
  padding: vars.space[3],
  background: vars.color.surface,
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  transition: `background ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '[data-invalid] &': { borderColor: vars.color.critical },
    '[data-disabled] &': { background: vars.color.sunken, color: vars.color.textDisabled },
    '&[data-drop-target]': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accent,
      borderStyle: 'solid',
    },
  },
});

export const buttons = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** Dropping is for a mouse. */
export const invitation = componentStyle({
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

export const limits = componentStyle({
  ...text(1),
  flex: '1 1 100%',
  color: vars.color.textSubtle,
  overflowWrap: 'anywhere',
});

export const onDesk = componentStyle({ '@media': { [phone]: { display: 'none' } } });

export const refusals = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });

export const refusal = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
