import { componentStyle } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';
import { createContainer } from '@vanilla-extract/css';

const form = createContainer('handset-sale');
const isWide = `${form} (min-width: 720px)`;
const isNarrow = `${form} (max-width: 519.98px)`;
const hairline = `1px solid ${vars.color.border}`;
const numeric = { fontFamily: vars.font.numeric, fontVariantNumeric: 'tabular-nums' } as const;

/** Hears the keys of the dialog, which is elsewhere in the document. */
export const listener = componentStyle({ display: 'contents' });

export const frame = componentStyle({ containerName: form, containerType: 'inline-size' });

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@container': { [isWide]: { gridTemplateColumns: 'minmax(0, 1fr) 252px', alignItems: 'start' } },
});

export const sections = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});

export const hint = componentStyle({ margin: 0, color: vars.color.textMuted });

export const entry = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 148px auto',
  gap: vars.space[3],
  alignItems: 'start',
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const entrySearch = componentStyle({ '@container': { [isNarrow]: { gridColumn: '1 / -1' } } });
/** Under a label, beside its field. */
export const entryAction = componentStyle({
  alignSelf: 'start',
  marginBlockStart: `calc(${vars.font.size[2]} * ${vars.font.lineHeight} + ${vars.space[1]})`,
});

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  inlineSize: '100%',
});
export const optionFacts = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size[1],
  fontWeight: vars.weight.regular,
});
export const imei = componentStyle({ ...numeric, whiteSpace: 'nowrap' });

export const empty = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[4],
  border: `1px dashed ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
});

export const rows = componentStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: hairline,
  borderRadius: vars.radius.medium,
  overflow: 'clip',
});
const row = {
  padding: vars.space[3],
  selectors: { '& + &': { borderBlockStart: hairline } },
} as const;
export const phoneRow = componentStyle({
  ...row,
  selectors: { ...row.selectors, '&[data-problem]': { background: vars.color.criticalSoft } },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 148px auto',
  gap: vars.space[3],
  alignItems: 'center',
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const gridPhone = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  paddingBlock: vars.space[1],
});
export const rowProblem = componentStyle({ gridColumn: '1 / -1' });
export const rowText = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: '2px',
  '@container': { [isNarrow]: { gridColumn: '1 / -1' } },
});
export const models = componentStyle({ display: 'grid', gap: vars.space[2] });
export const modelsTitle = componentStyle({
  margin: 0,
  fontSize: vars.font.size[2],
  fontWeight: vars.weight.medium,
});
export const modelRow = componentStyle({
  ...row,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 148px 136px',
  gap: vars.space[3],
  alignItems: 'center',
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const modelSubtotal = componentStyle({
  ...numeric,
  textAlign: 'end',
  fontWeight: vars.weight.medium,
  '@container': { [isNarrow]: { gridColumn: '2' } },
});
export const rowName = componentStyle({ fontWeight: vars.weight.medium });

export const accessoryRow = componentStyle({
  ...row,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 112px 148px auto',
  gap: vars.space[3],
  alignItems: 'start',
  '@container': {
    [isNarrow]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
  },
});
export const accessoryFoot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const total = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  gap: vars.space[4],
  margin: 0,
  paddingInlineEnd: vars.space[3],
  fontWeight: vars.weight.medium,
});
export const several = componentStyle({ display: 'grid', gap: vars.space[3], paddingBlock: vars.space[2] });

export const summary = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  border: hairline,
  borderRadius: vars.radius.large,
  background: vars.color.sunken,
  '@container': { [isWide]: { position: 'sticky', insetBlockStart: 0 } },
});
export const figures = componentStyle({ display: 'grid', gap: vars.space[2], margin: 0 });
const figureRule = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${vars.space[3]}`,
} as const;
export const figure = componentStyle(figureRule);
export const figureTotal = componentStyle({
  ...figureRule,
  paddingBlockStart: vars.space[2],
  borderBlockStart: hairline,
  fontSize: vars.font.size[3],
  fontWeight: vars.weight.strong,
});
export const figureAmount = componentStyle({ margin: 0, marginInlineStart: 'auto' });
export const difference = componentStyle({
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.strong,
  selectors: {
    '&[data-tone="positive"]': { color: vars.color.positiveText, background: vars.color.positiveSoft },
    '&[data-tone="caution"]': { color: vars.color.cautionText, background: vars.color.cautionSoft },
  },
});
export const unplaced = componentStyle({ margin: 0, color: vars.color.cautionText });

export const shortcuts = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  paddingBlockStart: vars.space[3],
  borderBlockStart: hairline,
  color: vars.color.textMuted,
  fontSize: vars.font.size[1],
  '@media': { '(hover: none)': { display: 'none' } },
});
export const shortcut = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const shortcutText = componentStyle({ margin: 0 });
export const key = componentStyle({
  paddingInline: vars.space[1],
  border: hairline,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  fontFamily: vars.font.numeric,
  whiteSpace: 'nowrap',
});
