import { Button, Collapse, Disclosure, DisclosureGroup, Text, useWords } from '@handset/ui';
import { useId, useState } from 'react';
import { DemoPage, Specimens } from './DemoPage.tsx';
import { demoWords } from './demoWords.ts';

/** Demo page of disclosures and collapsible content. */
export function CollapseDemo() {
  const words = useWords(demoWords);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const parts = [
    { id: 'first', title: words.first, text: words.firstText },
    { id: 'second', title: words.second, text: words.secondText },
    { id: 'third', title: words.third, text: words.thirdText },
  ];
  const disclosures = parts.map((part) => (
    <Disclosure key={part.id} id={part.id} title={part.title}>
      <Text>{part.text}</Text>
    </Disclosure>
  ));
  return (
    <DemoPage>
      <Specimens title={words.disclosure} isStacked>
        <DisclosureGroup defaultExpandedKeys={['first']}>{disclosures}</DisclosureGroup>
      </Specimens>
      <Specimens title={words.several} isStacked>
        <DisclosureGroup allowsMultipleExpanded defaultExpandedKeys={['first', 'second']}>
          {disclosures}
        </DisclosureGroup>
      </Specimens>
      <Specimens title={words.collapse} isStacked>
        <div>
          <Button aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
            {isOpen ? words.hide : words.show}
          </Button>
        </div>
        <Collapse id={id} isExpanded={isOpen}>
          <Text>{words.hidden}</Text>
        </Collapse>
      </Specimens>
    </DemoPage>
  );
}
