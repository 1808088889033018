import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { quickCheck } from './quickCheck.ts';

// A file of some gigabytes takes a minute to read: on a thread of its own, with a connection of its own.
const database = new DatabaseSync(workerData.file, { readOnly: true, timeout: 5000 });
parentPort?.postMessage(quickCheck(database));
database.close();
