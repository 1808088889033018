import { PhoneListPage } from '../stock/PhoneListPage.tsx';

const newPhones = { condition: 'New' } as const;
const usedPhones = { condition: 'Used' } as const;

/** New phones, those in stock first. */
export function NewPhones() {
  return <PhoneListPage title="newPhones" of={newPhones} />;
}

/** Used phones, those in stock first. */
export function UsedPhones() {
  return <PhoneListPage title="usedPhones" of={usedPhones} />;
}
