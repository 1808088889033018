import { componentStyle, low } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';

/** Widths at which a form is too narrow for a summary beside it. */
export const withPayBar = '(max-width: 1099.98px)';

export const place = componentStyle({ display: 'contents' });

export const bar = componentStyle({
  display: 'none',
  '@media': {
    [withPayBar]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: `${vars.space[2]} ${vars.space[3]}`,
      inlineSize: '100%',
    },
    // In one line with the buttons.
    [`${withPayBar} and ${low}`]: { inlineSize: 'auto', flexGrow: 1 },
  },
});

export const accounts = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const due = componentStyle({ display: 'grid', margin: 0, lineHeight: 1.25 });

export const term = componentStyle({ fontWeight: vars.weight.medium, color: vars.color.textMuted });

export const amount = componentStyle({
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.font.size[5],
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  '@media': { [low]: { fontSize: vars.font.size[4] } },
});
