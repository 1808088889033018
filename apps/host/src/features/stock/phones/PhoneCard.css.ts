import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

/** Screens on which the facts for staff stand beside the card. */
const wide = '(min-width: 900px)';

/** The card that a customer sees, with the facts for staff beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const price = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
});

/** The one figure of the card, read across a counter. */
export const figure = style({ fontSize: vars.font.size[6], lineHeight: 1.2 });

/** A part that opens has no card of its own, only its ground. */
export const foldable = style({ background: vars.color.surface, borderRadius: vars.radius.medium });
