import { formatMoney } from '@handset/ui/money';
import { Text } from '@handset/ui/Text';
import { Orders } from './Orders';

/** Rendered on the server: the pure parts run there, and the components are rendered there first. */
export default function Page() {
  return (
    <main>
      <Text>Orders of today: {formatMoney(125_000, { currency: 'PKR' })}</Text>
      <Orders />
    </main>
  );
}
