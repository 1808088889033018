import { Amount, DescriptionList, Heading, Link, Text, type TextSize, useWords } from '@handset/ui';
import { Imei } from '../../kit/lists/Imei.tsx';
import { DemoPage, Specimens } from './DemoPage.tsx';
import { demoWords } from './demoWords.ts';

const levels = [2, 3, 4] as const;
const sizes: readonly TextSize[] = [6, 5, 4, 3, 2, 1];

/** Headings, text and figures. */
export function TypographyDemo() {
  const words = useWords(demoWords);
  return (
    <DemoPage>
      <Specimens title={words.headings} isStacked>
        {levels.map((level) => (
          <Heading key={level} level={level}>
            {words.heading(level)}
          </Heading>
        ))}
      </Specimens>
      <Specimens title={words.scale} isStacked>
        {sizes.map((size) => (
          <Text key={size} as="p" size={size}>
            {words.step(size)}
          </Text>
        ))}
      </Specimens>
      <Specimens title={words.weights}>
        <Text>{words.regular}</Text>
        <Text weight="medium">{words.medium2}</Text>
        <Text weight="strong">{words.strong}</Text>
        <Text tone="muted">{words.muted}</Text>
      </Specimens>
      <Specimens title={words.meanings} isStacked>
        <Text tone="positive">{words.tone.positive}</Text>
        <Text tone="caution">{words.tone.caution}</Text>
        <Text tone="critical">{words.tone.critical}</Text>
        <Text>
          <Link href="/stockList">{words.stock}</Link> · {words.aLink}
        </Text>
      </Specimens>
      <Specimens title={words.figures} isStacked>
        <DescriptionList
          items={[
            { term: words.imei, description: <Imei>356938035643809</Imei>, isNumeric: true },
            { term: words.amount, description: <Amount minor={1_234_567_00} />, isNumeric: true },
            {
              term: words.owed,
              description: <Amount minor={-45_000_00} tone="critical" />,
              isNumeric: true,
              isStrong: true,
            },
          ]}
        />
      </Specimens>
    </DemoPage>
  );
}
