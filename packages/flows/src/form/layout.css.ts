import { componentStyle } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';
import { createContainer } from '@vanilla-extract/css';

const form = createContainer('handset-form');
const isWide = `${form} (min-width: 700px)`;
const hairline = `1px solid ${vars.color.border}`;

/** For an element without a style of its own, so that the page says nothing of it either. */
export const plain = componentStyle({});

/** An element that only listens or is looked into, without a box of its own. */
export const listener = componentStyle({ display: 'contents' });

/** A group of buttons that Enter reaches and leaves as one field. */
export const enterStop = componentStyle({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.medium,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' } },
});

/** A form with its summary: side by side where there is room, the summary at the end elsewhere. */
export const frame = componentStyle({ containerName: form, containerType: 'inline-size' });

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@container': { [isWide]: { gridTemplateColumns: 'minmax(0, 1fr) 272px', alignItems: 'start' } },
});

export const sections = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});

export const section = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  selectors: { '& + &': { borderBlockStart: hairline, paddingBlockStart: vars.space[5] } },
});

export const sectionTitle = componentStyle({
  margin: 0,
  fontSize: vars.font.size[3],
  fontWeight: vars.weight.strong,
});

export const hint = componentStyle({ margin: 0, color: vars.color.textMuted });

export const summary = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
  border: hairline,
  borderRadius: vars.radius.large,
  background: vars.color.sunken,
  '@container': { [isWide]: { position: 'sticky', insetBlockStart: 0 } },
});
