import { Button, ButtonGroup, ButtonLink, IconButton, useWords } from '@handset/ui';
import { Ellipsis, Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import { DemoPage, Specimens } from './DemoPage.tsx';
import { demoWords } from './demoWords.ts';

const icon = { size: 18, strokeWidth: 1.75 };

/** Buttons. */
export function ButtonDemo() {
  const words = useWords(demoWords);
  const [count, setCount] = useState(0);
  return (
    <DemoPage>
      <Specimens title={words.variants}>
        <Button variant="primary">{words.primary}</Button>
        <Button>{words.secondary}</Button>
        <Button variant="quiet">{words.quiet}</Button>
        <Button variant="critical">{words.critical}</Button>
      </Specimens>
      <Specimens title={words.sizes}>
        <Button size="small">{words.small}</Button>
        <Button size="medium">{words.medium}</Button>
        <Button size="large">{words.large}</Button>
      </Specimens>
      <Specimens title={words.states}>
        <Button isDisabled>{words.disabled}</Button>
        <Button variant="primary" isPending>
          {words.pending}
        </Button>
        <Button onPress={() => setCount(count + 1)}>
          {count === 0 ? words.pressMe : words.pressed(count)}
        </Button>
      </Specimens>
      <Specimens title={words.withIcons}>
        <Button variant="primary" icon={<Plus {...icon} />}>
          {words.add}
        </Button>
        <Button icon={<Printer {...icon} />}>{words.print}</Button>
        <IconButton label={words.more}>
          <Ellipsis {...icon} />
        </IconButton>
      </Specimens>
      <Specimens title={words.groups}>
        <ButtonGroup label={words.groups}>
          <Button>{words.copy}</Button>
          <Button>{words.print}</Button>
          <Button>{words.more}</Button>
        </ButtonGroup>
      </Specimens>
      <Specimens title={words.links}>
        <ButtonLink href="/">{words.dashboard}</ButtonLink>
        <ButtonLink href="/stockList" variant="primary">
          {words.stock}
        </ButtonLink>
      </Specimens>
    </DemoPage>
  );
}
