import * as styles from './filters.css.ts';

/** A name or a figure that `isolate` of the domain has set apart from the words around it. */
const isolated = /\u2068([^\u2069]*)\u2069/;

/**
 * Text on one line, which begins on the side where the page does. What does not fit is cut off at its end: the
 * last name first, names of another direction as well.
 */
export function MixedText({ children: text }: { children: string }) {
  // Names stand at the odd places.
  const [start, ...parts] = text.split(isolated).map((part, place) => ({ part, place }));
  return (
    <span className={styles.line}>
      {/* Without names it may be a person's own words, in any language. */}
      <span className={styles.cutOff} dir={parts.length === 0 ? 'auto' : undefined}>
        {start?.part}
      </span>
      {parts.map(({ part, place }) =>
        place % 2 === 0 ? (
          <span key={place}>{part}</span>
        ) : (
          // Later parts shrink far more, so that the last one is truncated first.
          <bdi key={place} className={styles.cutOff} style={{ flexShrink: 1e8 ** ((place + 1) / 2) }}>
            {part}
          </bdi>
        ),
      )}
    </span>
  );
}
