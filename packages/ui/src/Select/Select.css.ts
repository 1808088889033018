import { componentStyle, compositionStyle } from '../theme/layered.ts';
import { vars } from '../theme/theme.css.ts';

export const frame = compositionStyle({ position: 'relative' });

export const select = compositionStyle({
  cursor: 'pointer',
  paddingInlineEnd: vars.space[8],
  textOverflow: 'ellipsis',
  selectors: { '&[data-placeholder]': { color: vars.color.textSubtle } },
});

export const option = componentStyle({ color: vars.color.text, background: vars.color.raised });

export const chevron = componentStyle({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  insetBlockStart: '50%',
  translate: '0 -50%',
  color: vars.color.textSubtle,
  pointerEvents: 'none',
});
