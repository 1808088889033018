import { componentStyle } from '../theme/layered.ts';
import { canHover, focusRing, numeric, plainButton, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

const columns = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`,
});

export const grid = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: {
    '&[data-size=small]': columns('64px'),
    '&[data-size=medium]': columns('112px'),
    '&[data-size=large]': columns('180px'),
  },
});

export const cell = componentStyle({ minInlineSize: 0 });

export const empty = componentStyle({ ...text(2), margin: 0, color: vars.color.textMuted });

export const thumbnail = componentStyle({
  ...plainButton,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '1',
  overflow: 'clip',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  cursor: 'zoom-in',
  selectors: {
    '&:focus-visible': focusRing,
  },
  '@media': { [canHover]: { selectors: { '&:hover': { borderColor: vars.color.borderStrong } } } },
});

export const smallPicture = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&[data-shown]': { opacity: 1 } },
});

export const broken = componentStyle({ color: vars.color.textSubtle });

/** Covers the last picture when it represents more: dark enough for white text on a white picture. */
export const rest = componentStyle({
  ...text(4),
  ...numeric,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: 'rgb(0 0 0 / 64%)',
  color: '#ffffff',
  fontWeight: vars.weight.strong,
});
