import type { PayTo as Account, Subscription } from '@handset/domain';
import { Button, Card, EmptyState, Stack, Text, useToast, useWords } from '@handset/ui';
import { Copy, Landmark } from 'lucide-react';
import { Contact } from '../support/Contact.tsx';
import * as styles from './PayTo.css.ts';
import { subscriptionWords } from './subscriptionWords.ts';

/** The accounts that the subscription is paid to, each to be copied. */
export function PayTo({ subscription: { payTo, contact } }: { subscription: Subscription }) {
  const words = useWords(subscriptionWords);
  return (
    <Card title={words.payTo} description={words.payToText}>
      {payTo.length === 0 ? (
        <EmptyState icon={<Landmark />} title={words.noPayTo} action={<Contact contact={contact} />} />
      ) : (
        <Stack gap={4}>
          <div className={styles.accounts}>
            {payTo.map((account) => (
              <AccountCard key={account._id} account={account} />
            ))}
          </div>
          <Contact contact={contact} />
        </Stack>
      )}
    </Card>
  );
}

function AccountCard({ account: { method, title, bankName, account } }: { account: Account }) {
  const words = useWords(subscriptionWords);
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(account);
      toast.success(words.copied);
    } catch {
      toast.error(words.notCopied);
    }
  };
  return (
    <Card look="sunken" title={bankName ?? words.methods[method]} level={3} description={title}>
      <Stack gap={3}>
        <Text weight="medium">
          <span className={styles.account}>{account}</span>
        </Text>
        <Button
          size="small"
          icon={<Copy size={16} strokeWidth={1.75} />}
          aria-label={words.copyOf(account)}
          onPress={() => void copy()}
        >
          {words.copy}
        </Button>
      </Stack>
    </Card>
  );
}
