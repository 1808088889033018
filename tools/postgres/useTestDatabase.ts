import { inject } from 'vitest';

process.env.HANDSET_TEST_DATABASE_URL = inject('testDatabaseUrl');
