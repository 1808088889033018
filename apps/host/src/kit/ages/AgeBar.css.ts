import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  gap: '2px',
  blockSize: '10px',
  borderRadius: vars.radius.full,
  overflow: 'hidden',
});

const mixed = (color: string) => `color-mix(in srgb, ${color} 62%, ${vars.color.surface})`;

const age = (background: string) => style({ background, forcedColorAdjust: 'none' });

/** The colours of the ages. */
export const ages = {
  calm: age(vars.color.accent),
  young: age(mixed(vars.color.accent)),
  middle: age(mixed(vars.color.caution)),
  late: age(vars.color.caution),
  old: age(vars.color.critical),
};

export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: vars.font.size[1],
  color: vars.color.textMuted,
});

export const dot = style({
  display: 'inline-block',
  inlineSize: '8px',
  blockSize: '8px',
  marginInlineEnd: vars.space[1],
  borderRadius: vars.radius.full,
});
