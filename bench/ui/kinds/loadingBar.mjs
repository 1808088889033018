/** A bar moves by the clock: there is nothing to time, and its weight is all that tells one from another. */
export const loadingBar = {
  name: 'loading-bar',
  title: () => 'Loading bar, what it weighs',
  counts: [0],
  entries: {
    'floor-vanilla': { title: 'FLOOR vanilla DOM', role: 'floor' },
    'floor-react': { title: 'React floor', role: 'react-floor' },
    handset: { title: 'Handset LoadingBar', role: 'ours' },
    nprogress: { title: 'nprogress', role: 'peer' },
    'react-top-loading-bar': { title: 'react-top-loading-bar', role: 'peer' },
  },
  columns: [],
  reasons: Object.fromEntries(
    ['gz kB', 'br kB'].map((column) => [
      column,
      'it brings what every part of the package shares: language, theme and words of the provider, and the spinner.',
    ]),
  ),
};
