import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/layered.ts';
import { reducedMotion, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';
import { frameShare } from './viewfinder.ts';

const inset = (share: number) => `${((1 - share) / 2) * 100}%`;

export const scanner = componentStyle({
  ...text(2),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  maxInlineSize: '640px',
  // Focus comes here when the button it was on goes away.
  outline: 'none',
});

export const view = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  maxBlockSize: '70vh',
  inlineSize: '100%',
  overflow: 'hidden',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

export const video = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // Only the picture is hidden: its size is measured before it is shown.
  selectors: { '&[hidden]': { display: 'block', visibility: 'hidden' } },
});

const flash = keyframes({ from: { outlineColor: vars.color.positive }, to: { outlineColor: 'transparent' } });

/** Dims what lies outside the frame. The scanner does not read there. */
export const frame = componentStyle({
  position: 'absolute',
  insetBlock: inset(frameShare.down),
  insetInline: inset(frameShare.across),
  border: '2px solid #fff',
  borderRadius: vars.radius.medium,
  boxShadow: '0 0 0 100vmax rgb(0 0 0 / 38%)',
  outline: '4px solid transparent',
  selectors: { '&[data-read]': { animation: `${flash} 600ms ease-out` } },
  '@media': { [reducedMotion]: { selectors: { '&[data-read]': { animation: 'none' } } } },
});

export const notice = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  maxInlineSize: '44ch',
  padding: vars.space[4],
  textAlign: 'center',
  color: vars.color.textMuted,
});

export const corner = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[2],
  insetInlineStart: vars.space[2],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  background: vars.color.raised,
  borderRadius: vars.radius.small,
});

export const hint = componentStyle({ ...text(1), color: vars.color.textSubtle });

export const choice = componentStyle({ flex: '1 1 180px', minInlineSize: 0, maxInlineSize: '320px' });

export const error = componentStyle({ ...text(1), flex: '1 1 100%', color: vars.color.criticalText });

export const slow = componentStyle({ ...text(1), flex: '1 1 100%', color: vars.color.textSubtle });
