import { componentStyle, componentVariants } from '../theme/layered.ts';
import { numeric } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';
import { units } from '../theme/themeVariables.ts';

export const avatar = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  verticalAlign: 'middle',
  overflow: 'clip',
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  border: `1px solid ${vars.color.accentBorder}`,
  fontFamily: vars.font.family,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  userSelect: 'none',
});

export const sizes = componentVariants({
  small: { inlineSize: '24px', blockSize: '24px', fontSize: units(0.625) },
  medium: { inlineSize: '36px', blockSize: '36px', fontSize: vars.font.size[1] },
  large: { inlineSize: '56px', blockSize: '56px', fontSize: vars.font.size[4] },
});

export const shapes = componentVariants({
  circle: { borderRadius: vars.radius.full },
  square: { borderRadius: vars.radius.small },
});

export const initials = componentStyle({ gridArea: '1 / 1', letterSpacing: '0.02em' });

/** Raises Nastaliq letters, which hang below their line, to the middle. */
export const nastaliq = componentStyle({ letterSpacing: 'normal', translate: '0 -0.25em' });

export const picture = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  opacity: 0,
  background: vars.color.surface,
  selectors: { '&[data-shown]': { opacity: 1 } },
});

export const group = componentStyle({ display: 'inline-flex', listStyle: 'none', margin: 0, padding: 0 });

/** A ring in the colour of the ground parts those that overlap. */
export const member = componentStyle({
  display: 'inline-flex',
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  selectors: { '& + &': { marginInlineStart: '-6px' } },
});

export const rest = componentStyle(numeric);
