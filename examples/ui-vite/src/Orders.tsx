import { Modal, UIProvider } from '@handset/ui';
import { Button } from '@handset/ui/Button';
import { MoneyField } from '@handset/ui/MoneyField';
import { SearchableSelect } from '@handset/ui/SearchableSelect';
import { useState } from 'react';

const customers = [
  { id: 'a', name: 'Ayesha Khan' },
  { id: 'b', name: 'Bilal Ahmed' },
];

/** A button, a dialog, a choice and an amount: what it takes to take an order. */
export function Orders() {
  const [isOpen, setOpen] = useState(false);
  const [customer, setCustomer] = useState<string | null>(null);
  const [amount, setAmount] = useState<number | null>(125_000);
  return (
    <UIProvider colorScheme="system">
      <Button variant="primary" onPress={() => setOpen(true)}>
        New order
      </Button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="New order" size="small">
        <SearchableSelect
          label="Customer"
          options={customers}
          getKey={(option) => option.id}
          getLabel={(option) => option.name}
          value={customer}
          onChange={setCustomer}
        />
        <MoneyField label="Amount" value={amount} onChange={setAmount} />
      </Modal>
    </UIProvider>
  );
}
