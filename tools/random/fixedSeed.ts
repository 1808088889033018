import fc from 'fast-check';

// Every run of `npm test` tries the same cases. `npm run test:long` draws new ones each time.
fc.configureGlobal({ seed: 20_261_126 });
