import { componentStyle, phone } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  // All but the main action fit in one row.
  '@media': { [phone]: { columnGap: vars.space[1] } },
});

/** The main action and the further ones: on a phone the first row, which the main one fills. */
export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [phone]: { order: -1, inlineSize: '100%' } },
});

export const main = componentStyle({ '@media': { [phone]: { flex: 1 } } });

/** The word beside an icon, which a phone has no room for. */
export const word = componentStyle({
  '@media': {
    [phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const cash = componentStyle({
  fontFamily: vars.font.family,
  fontSize: vars.font.size[2],
  color: vars.color.text,
  '@media': { [phone]: { selectors: { [`${bar} > &`]: { order: -2, inlineSize: '100%' } } } },
});

export const amount = componentStyle({
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** The change with its words, which do not part. */
export const change = componentStyle({ whiteSpace: 'nowrap' });

export const changeAmount = componentStyle({
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.font.size[4],
});
