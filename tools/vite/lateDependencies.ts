/**
 * What is imported only when it is wanted, such as the calendar of a date field. Vite, finding it late, would bundle it anew beside a
 * second React; a server that runs tests is told of it beforehand.
 */
export const lateDependencies = [
  '@internationalized/date',
  '@tanstack/react-virtual',
  'd3-scale',
  'd3-shape',
  'react-aria-components/Calendar',
  'react-aria-components/Popover',
  'react-aria-components/RangeCalendar',
  'react-stately/private/flags/flags',
  'zxing-wasm/reader',
];
