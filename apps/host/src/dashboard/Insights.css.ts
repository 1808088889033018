import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

/** The course of the days beside what sold most; one below the other where there is no room. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { '(min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
