import { compositionStyle } from '../theme/layered.ts';

export const date = compositionStyle({
  selectors: {
    '&::-webkit-calendar-picker-indicator': { opacity: 0.7, cursor: 'pointer' },
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
  },
});
