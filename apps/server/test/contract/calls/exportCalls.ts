import { routes } from '../../../src/app/capabilities.ts';
import { type Calls, type ContractWorld, nameOf } from '../ContractWorld.ts';

/** The record that the list belongs to, for the lists of one record. */
const subjects: Record<string, (world: ContractWorld) => string> = {
  personId: ({ personId }) => personId,
  bankId: ({ bankId }) => bankId,
  accessoryId: ({ accessoryId }) => accessoryId,
  committeeId: ({ committeeId }) => committeeId,
};

/** Every list as a file. */
export const exportCalls: Calls = Object.fromEntries(
  routes
    .filter(({ url }) => url.startsWith('/api/export/'))
    .map((route) => [
      nameOf(route),
      (world) => {
        const missing = (route.query?.safeParse({}).error?.issues ?? []).map(({ path }) => String(path[0]));
        return { query: Object.fromEntries(missing.map((name) => [name, subjects[name]?.(world) ?? ''])) };
      },
    ]),
);
