import { globalStyle } from '@vanilla-extract/css';
import { disclosure } from '../Disclosure/Disclosure.css.ts';
import { componentStyle, compositionSelector } from '../theme/layered.ts';
import { vars } from '../theme/theme.css.ts';

export const group = componentStyle({
  minInlineSize: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

const inGroup = `${compositionSelector(group)} > .${disclosure}`;

globalStyle(inGroup, { border: 'none', borderRadius: 0 });
globalStyle(`${inGroup} + .${disclosure}`, { borderBlockStart: `1px solid ${vars.color.border}` });
const corner = `calc(${vars.radius.medium} - 1px)`;
globalStyle(`${inGroup}:first-child`, { borderStartStartRadius: corner, borderStartEndRadius: corner });
globalStyle(`${inGroup}:last-child`, { borderEndStartRadius: corner, borderEndEndRadius: corner });
