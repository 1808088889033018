import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';
import { line as panelLine } from './Panel.css.ts';

export const line = style([
  panelLine,
  {
    selectors: {
      '&:first-child': { borderBlockStart: 'none' },
      '&[data-done]': { color: vars.color.textSubtle },
    },
  },
]);

export const mark = style({
  flex: 'none',
  display: 'inline-flex',
  color: vars.color.textSubtle,
  selectors: { '[data-done] > &': { color: vars.color.positive } },
});

export const action = style({ flex: 'none', minInlineSize: '5.5rem' });
