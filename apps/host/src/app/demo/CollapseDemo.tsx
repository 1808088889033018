import { Disclosure, DisclosureGroup, Text, useWords } from '@handset/ui';
import { DemoPage, Specimens } from './DemoPage.tsx';
import { demoWords } from './demoWords.ts';

/** Demo page of disclosures. */
export function CollapseDemo() {
  const words = useWords(demoWords);
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
    </DemoPage>
  );
}
