import { exportRoutes } from '../../exports/exportRoutes.ts';
import { type Calls, type ContractWorld, nameOf } from '../ContractWorld.ts';

/** Whose list it is, for the lists of one record. */
const subjects: Record<string, (world: ContractWorld) => string> = {
  personId: ({ personId }) => personId,
  bankId: ({ bankId }) => bankId,
  accessoryId: ({ accessoryId }) => accessoryId,
  committeeId: ({ committeeId }) => committeeId,
};

/** Every list as a file. */
export const exportCalls: Calls = Object.fromEntries(
  exportRoutes.map((route) => [
    nameOf(route),
    (world) => {
      const missing = (route.query?.safeParse({}).error?.issues ?? []).map(({ path }) => String(path[0]));
      return { query: Object.fromEntries(missing.map((name) => [name, subjects[name]?.(world) ?? ''])) };
    },
  ]),
);
