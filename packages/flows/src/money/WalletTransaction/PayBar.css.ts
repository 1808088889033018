import { componentStyle, phone } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';

export const place = componentStyle({ display: 'contents' });

export const bar = componentStyle({
  display: 'none',
  '@media': {
    [phone]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: `${vars.space[2]} ${vars.space[3]}`,
      inlineSize: '100%',
    },
  },
});

export const due = componentStyle({ display: 'grid', margin: 0, lineHeight: 1.25 });

export const term = componentStyle({ fontWeight: vars.weight.medium, color: vars.color.textMuted });

export const amount = componentStyle({
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.font.size[5],
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});
