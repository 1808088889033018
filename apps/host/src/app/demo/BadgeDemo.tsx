import { Badge, Text, type Tone, useWords } from '@handset/ui';
import { Check, Clock, TriangleAlert } from 'lucide-react';
import { DemoPage, Specimens } from './DemoPage.tsx';
import { demoWords } from './demoWords.ts';

/** Demo page of badges. */
export function BadgeDemo() {
  const words = useWords(demoWords);
  const tones = Object.entries(words.tone) as [Tone, string][];
  return (
    <DemoPage>
      <Specimens title={words.tones}>
        {tones.map(([tone, label]) => (
          <Badge key={tone} tone={tone}>
            {label}
          </Badge>
        ))}
      </Specimens>
      <Specimens title={words.withIcons}>
        <Badge tone="positive" icon={<Check size={14} />}>
          {words.tone.positive}
        </Badge>
        <Badge tone="caution" icon={<Clock size={14} />}>
          {words.tone.caution}
        </Badge>
        <Badge tone="critical" icon={<TriangleAlert size={14} />}>
          {words.tone.critical}
        </Badge>
      </Specimens>
      <Specimens title={words.inText}>
        <Text weight="medium">Samsung Galaxy A15</Text>
        <Badge tone="positive">{words.tone.positive}</Badge>
      </Specimens>
      <Specimens title={words.counts}>
        <Badge>3</Badge>
        <Badge tone="info">12</Badge>
        <Badge tone="critical">99+</Badge>
      </Specimens>
    </DemoPage>
  );
}
