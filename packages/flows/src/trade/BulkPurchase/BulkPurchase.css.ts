import { componentStyle } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';
import { createContainer } from '@vanilla-extract/css';

const form = createContainer('handset-bulk');
const isWide = `${form} (min-width: 900px)`;
const hairline = `1px solid ${vars.color.border}`;

/** The form with its summary: side by side where the rows of phones have room beside it. */
export const frame = componentStyle({ containerName: form, containerType: 'inline-size' });

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@container': { [isWide]: { gridTemplateColumns: 'minmax(0, 1fr) 288px', alignItems: 'start' } },
});

/** Stays in sight while the rows are gone through. */
export const aside = componentStyle({
  '@container': { [isWide]: { position: 'sticky', insetBlockStart: 0 } },
});

export const entry = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minInlineSize: 0,
  margin: 0,
  padding: vars.space[4],
  border: hairline,
  borderRadius: vars.radius.large,
});

export const entryHead = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const entryTitle = componentStyle({
  margin: 0,
  fontSize: vars.font.size[2],
  fontWeight: vars.weight.strong,
});

export const unitsHead = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const progress = componentStyle({ flex: '1 1 200px', maxInlineSize: 360 });

export const units = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

/** Stands off the title of its banner. */
export const leftOutFold = componentStyle({ marginBlockStart: vars.space[2] });

export const leftOut = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  maxBlockSize: 200,
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
  overflow: 'auto',
  fontSize: vars.font.size[1],
  fontVariantNumeric: 'tabular-nums',
});

/** A label and its badge on one line. */
export const inline = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
