import { componentStyle, phone } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';
import { createContainer } from '@vanilla-extract/css';
import { withPayBar } from '../../money/WalletTransaction/PayBar.css.ts';

const form = createContainer('handset-sale');
const isWide = `${form} (min-width: 720px)`;
const isNarrow = `${form} (max-width: 519.98px)`;
/** Widths at which the summary beside the sale leaves it little room. */
const isTight = `${form} (min-width: 720px) and (max-width: 899.98px)`;
const hairline = `1px solid ${vars.color.border}`;
const numeric = { fontFamily: vars.font.numeric, fontVariantNumeric: 'tabular-nums' } as const;

export const frame = componentStyle({ containerName: form, containerType: 'inline-size' });

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@container': { [isWide]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', alignItems: 'start' } },
});

export const sections = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

export const hint = componentStyle({ margin: 0, color: vars.color.textMuted });

export const entry = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 148px auto',
  gap: vars.space[3],
  alignItems: 'start',
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const entrySearch = componentStyle({
  display: 'flex',
  '@container': { [isNarrow]: { gridColumn: '1 / -1' } },
});
export const entryField = componentStyle({ flex: 1, minInlineSize: 0 });
export const accessoryName = componentStyle({
  '@container': { [isNarrow]: { gridColumn: '1 / -1' }, [isTight]: { gridColumn: '1 / -1' } },
});
const underLabel = `calc(${vars.font.size[2]} * ${vars.font.lineHeight} + ${vars.space[1]})`;
/** Under a label, beside its field. */
export const entryAction = componentStyle({ alignSelf: 'start', marginBlockStart: underLabel });
/** The price and the button of a phone that is typed: on a phone out of the way while a list of phones is scanned. */
export const entryPrice = componentStyle({
  display: 'contents',
  '@container': { [isNarrow]: { selectors: { '[data-idle] > &': { display: 'none' } } } },
});
export const entryCamera = componentStyle({
  alignSelf: 'start',
  marginBlockStart: underLabel,
  '@media': { '(pointer: coarse)': { marginInlineStart: vars.space[1] } },
});

export const option = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) min-content',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
});
export const optionLine = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] });
/** A sum of money, which stays on one line wherever it stands. */
export const amount = componentStyle({ ...numeric, whiteSpace: 'nowrap' });
export const optionFacts = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size[1],
  fontWeight: vars.weight.regular,
});
export const imei = componentStyle({ ...numeric, whiteSpace: 'nowrap' });
/** A phone on a button, its IMEI in a line of its own. */
export const candidate = componentStyle({ display: 'grid' });

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
  '@container': {
    [isNarrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) 128px auto',
      gap: `${vars.space[1]} ${vars.space[2]}`,
    },
  },
});
export const gridPhone = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  paddingBlock: vars.space[1],
});
/** A note about a phone, in a line of its own. */
export const rowNote = componentStyle({
  gridColumn: '1 / -1',
  order: 1,
  selectors: { '&:empty': { display: 'none' } },
});
export const rowProblem = componentStyle({ gridColumn: '1 / -1', order: 1 });
export const rowText = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: '2px',
  '@container': { [isNarrow]: { display: 'contents' } },
});
/** The facts of a phone and its IMEI: below the name, and on a phone below the price as well. */
export const rowFacts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  '@container': { [isNarrow]: { gridColumn: '1 / -1', order: 1 } },
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
  gridTemplateColumns: 'minmax(0, 1fr) 148px minmax(136px, min-content)',
  gap: vars.space[3],
  alignItems: 'center',
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const modelSubtotal = componentStyle({
  ...numeric,
  whiteSpace: 'nowrap',
  textAlign: 'end',
  fontWeight: vars.weight.medium,
  '@container': { [isNarrow]: { gridColumn: '2' } },
});
export const rowName = componentStyle({ fontWeight: vars.weight.medium });

export const walkIn = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  border: hairline,
  borderRadius: vars.radius.large,
});
export const walkInIcon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: '50%',
  color: vars.color.accentText,
  background: vars.color.accentSoft,
});
export const walkInText = componentStyle({ display: 'grid', margin: 0 });

export const accessoryRow = componentStyle({
  ...row,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 112px 148px auto',
  gap: vars.space[3],
  alignItems: 'start',
  '@container': {
    [isNarrow]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
    [isTight]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
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
/** What is added to a sale now and then: buttons in a row, and the full width for what they open. */
export const additions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const addition = componentStyle({ inlineSize: '100%' });
export const several = componentStyle({ display: 'grid', gap: vars.space[3], inlineSize: '100%' });

export const summary = componentStyle({
  display: 'flex',
  flexDirection: 'column',
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
export const due = componentStyle({
  margin: 0,
  // A summary that is taller than the dialog scrolls under it.
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: vars.color.sunken,
  // The bar of the payment says it.
  '@media': { [withPayBar]: { display: 'none' } },
});
export const dueTerm = componentStyle({ fontWeight: vars.weight.medium, color: vars.color.textMuted });
export const dueAmount = componentStyle({
  margin: 0,
  fontSize: vars.font.size[6],
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
});
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

/** The cash given, and the change beside it. */
export const cash = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: vars.space[3],
});
export const change = componentStyle({
  display: 'grid',
  alignContent: 'start',
  textAlign: 'end',
  selectors: { '&[data-tone="caution"]': { color: vars.color.cautionText } },
});
export const changeAmount = componentStyle({
  ...numeric,
  marginBlockStart: vars.space[1],
  // As high as the field beside it.
  lineHeight: vars.size.control,
  fontSize: vars.font.size[4],
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});

export const payBarChange = componentStyle({
  fontWeight: vars.weight.medium,
  lineHeight: vars.font.lineHeight,
  color: vars.color.textMuted,
});
export const submit = componentStyle({ '@media': { [phone]: { flexGrow: 1 } } });
