import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

/** The receipt beside the sheet, where both fit. */
export const papers = style({
  display: 'grid',
  gridTemplateColumns: '16rem minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { '(max-width: 991.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A paper is as wide as it is; where that is too much it is scrolled. */
export const paper = style({ overflowX: 'auto', minInlineSize: 0 });

/** Smaller than it prints, so that a whole sheet is seen. */
export const small = style({ zoom: 0.7 });
