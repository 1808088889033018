import { phone } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

/** The quick actions in a row leave room for the icon alone. */
const crowded = '(min-width: 1200px) and (max-width: 1365.98px)';

/** The box stands at the end of the room between the quick actions and the icons. */
export const place = style({
  flex: 1,
  display: 'flex',
  justifyContent: 'end',
  minInlineSize: vars.size.control,
  '@media': { [phone]: { flex: 'none' } },
});

export const box = style({
  appearance: 'none',
  flex: '0 1 280px',
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[3],
  font: 'inherit',
  color: vars.color.textSubtle,
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderMedium}`,
  borderRadius: vars.radius.medium,
  outline: 'none',
  cursor: 'pointer',
  overflow: 'hidden',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [crowded]: { flexBasis: vars.size.control, paddingInline: 0, justifyContent: 'center' },
    [phone]: {
      flex: 'none',
      paddingInline: 0,
      justifyContent: 'center',
      border: 'none',
      color: vars.color.textMuted,
    },
  },
});

export const icon = style({ flex: 'none' });

const hidden = { '@media': { [crowded]: { display: 'none' }, [phone]: { display: 'none' } } } as const;

export const label = style({ flex: 1, textAlign: 'start', ...hidden });

export const hint = style({
  flex: 'none',
  fontFamily: vars.font.family,
  fontSize: vars.font.size[1],
  lineHeight: 1.4,
  paddingInline: vars.space[1],
  minInlineSize: '1.25rem',
  boxSizing: 'border-box',
  textAlign: 'center',
  border: `1px solid ${vars.color.borderMedium}`,
  borderRadius: vars.radius.small,
  ...hidden,
});
