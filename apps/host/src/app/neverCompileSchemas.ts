import { config } from 'zod';

// The page's policy forbids `eval`. Zod would try it once and be refused, and the browser's report of that costs a slow till a tenth of a second.
config({ jitless: true });
