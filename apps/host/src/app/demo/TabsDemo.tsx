import { Pills, SegmentedControl, Tabs, Text, useWords } from '@handset/ui';
import { ShieldCheck, Wallet } from 'lucide-react';
import { useState } from 'react';
import { DemoPage, Specimens } from './DemoPage.tsx';
import { demoWords } from './demoWords.ts';

/** Several views of one thing, and short words to choose. */
export function TabsDemo() {
  const words = useWords(demoWords);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [view, setView] = useState('first');
  const items = [
    { id: 'first', label: words.first, content: <Text>{words.firstText}</Text> },
    { id: 'second', label: words.second, content: <Text>{words.secondText}</Text> },
    { id: 'third', label: words.third, content: <Text>{words.thirdText}</Text> },
  ];
  return (
    <DemoPage>
      <Specimens title={words.tabs} isStacked>
        <Tabs label={words.tabs} items={items} />
      </Specimens>
      <Specimens title={words.withCounts} isStacked>
        <Tabs
          label={words.withCounts}
          items={items.map((item, index) => ({
            ...item,
            icon: index === 0 ? <ShieldCheck size={16} /> : <Wallet size={16} />,
            count: (index + 1) * 4,
            isDisabled: index === 2,
          }))}
        />
      </Specimens>
      <Specimens title={words.beside} isStacked>
        <Tabs label={words.beside} items={items} orientation="vertical" />
      </Specimens>
      <Specimens title={words.pills} isStacked>
        <Pills
          label={words.pills}
          isLabelHidden
          items={items}
          selectionMode="multiple"
          defaultSelectedKeys={['first']}
        />
      </Specimens>
      <Specimens title={words.removable} isStacked>
        <Pills
          label={words.removable}
          isLabelHidden
          items={items.filter(({ id }) => !gone.includes(id))}
          onRemove={(ids) => setGone([...gone, ...ids])}
          empty={words.none}
        />
      </Specimens>
      <Specimens title={words.segmented} isStacked>
        <SegmentedControl
          label={words.view}
          value={view}
          onChange={setView}
          options={items.map(({ id, label }) => ({ value: id, label }))}
        />
      </Specimens>
    </DemoPage>
  );
}
