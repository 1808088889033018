import { DescriptionList, Heading, Inline, Modal, Stack, Switch, useWords } from '@handset/ui';
import { usePreferences } from '../../kit/session/usePreferences.ts';
import * as styles from './FindDialog.css.ts';
import { keysWords } from './keysWords.ts';

/** Every key that does something, and what can be turned off on this device. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(keysWords);
  const { hasLetterKeys, hasSounds, choose } = usePreferences();
  return (
    <Modal isOpen isDismissable onClose={onClose} title={words.title} size="medium">
      <Stack gap={4}>
        <Heading level={3}>{words.everywhere}</Heading>
        <DescriptionList
          items={[
            { term: words.search, description: <Keys keys={['/', 'Ctrl K']} /> },
            { term: words.purchase, description: <Keys keys={['P']} /> },
            { term: words.sale, description: <Keys keys={['S']} /> },
            { term: words.closing, description: <Keys keys={['D']} /> },
            { term: words.payment, description: <Keys keys={['R']} /> },
            { term: words.mainAction, description: <Keys keys={['Ctrl Enter']} /> },
            { term: words.person, description: <Keys keys={['U']} /> },
            { term: words.cost, description: <Keys keys={['F8']} /> },
            { term: words.notifications, description: <Keys keys={['Alt T']} /> },
            { term: words.scanText, description: words.scan },
            { term: words.thisList, description: <Keys keys={['?']} /> },
          ]}
        />
        <Heading level={3}>{words.inForms}</Heading>
        <DescriptionList
          items={[
            { term: words.next, description: <Keys keys={['Enter']} /> },
            { term: words.save, description: <Keys keys={['Ctrl Enter']} /> },
            { term: words.cash, description: <Keys keys={['F4']} /> },
            { term: words.bank, description: <Keys keys={['Alt 1', 'Alt 2']} /> },
            { term: words.leave, description: <Keys keys={['Esc']} /> },
          ]}
        />
        <Heading level={3}>{words.inASale}</Heading>
        <DescriptionList
          items={[
            { term: words.findPhone, description: <Keys keys={['F2']} /> },
            { term: words.customer, description: <Keys keys={['Alt C']} /> },
            { term: words.accessory, description: <Keys keys={['Alt A']} /> },
            { term: words.oldPhone, description: <Keys keys={['Alt O']} /> },
            { term: words.park, description: <Keys keys={['Alt P']} /> },
          ]}
        />
        <Heading level={3}>{words.onThisDevice}</Heading>
        <Switch isSelected={hasLetterKeys} onChange={(isOn) => choose({ hasLetterKeys: isOn })}>
          {words.letterKeys}
        </Switch>
        <Switch isSelected={hasSounds} onChange={(isOn) => choose({ hasSounds: isOn })}>
          {words.sounds}
        </Switch>
      </Stack>
    </Modal>
  );
}

function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <Inline gap={2}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </Inline>
  );
}
