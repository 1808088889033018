import { PhoneListPage } from './PhoneListPage.tsx';

const newPhones = { condition: 'New' } as const;
const usedPhones = { condition: 'Used' } as const;

/** New phones, those in stock first. */
export function NewPhones() {
  return <PhoneListPage id="newPhones" of={newPhones} />;
}

/** Used phones, those in stock first. */
export function UsedPhones() {
  return <PhoneListPage id="usedPhones" of={usedPhones} />;
}
