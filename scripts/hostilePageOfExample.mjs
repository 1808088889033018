// A page that styles everything, around an element that stands in its own shadow root.

const hostile = `
* { margin: 9px; padding: 9px; border: 1px dotted #0f0; transform: rotate(1deg); box-sizing: content-box; letter-spacing: 2px }
*::before { content: "x" }
body { font: italic 700 21px/2.2 serif; color: #f0f; text-align: center; text-transform: uppercase; text-indent: 9px; visibility: visible }
button, input, select, label, h2, div, [role=dialog] { all: unset !important; background: #ff0 !important; font-size: 30px !important }
handset-purchase-slip { display: none; color: #f0f; font-size: 40px; opacity: 0.3; filter: blur(3px); position: static; z-index: -1 }
`;

/** What pages like to say of everything. */
const watched = [
  ...[
    'color',
    'background-color',
    'background-image',
    'border-top-width',
    'border-top-color',
    'border-top-left-radius',
  ],
  ...[
    'font-family',
    'font-size',
    'font-style',
    'font-weight',
    'line-height',
    'letter-spacing',
    'text-align',
    'text-indent',
  ],
  ...[
    'text-transform',
    'margin-top',
    'margin-left',
    'padding-top',
    'padding-left',
    'display',
    'opacity',
    'transform',
    'filter',
  ],
];

/** Opens the slip without such styles and with them, and answers what they changed in it. */
export async function standsOnHostilePage(page) {
  const look = async () => {
    await page.evaluate(() => {
      document.querySelector('handset-purchase-slip').open = true;
    });
    const dialog = page.getByRole('dialog', { name: /Purchase/ });
    await dialog.waitFor();
    const styles = await dialog.evaluate(
      (element, properties) =>
        [element, ...[...element.querySelectorAll('*')].slice(0, 150)].map((part) => {
          const style = getComputedStyle(part);
          const { x, y, width, height } = part.getBoundingClientRect();
          const values = properties.map((name) => [name, style.getPropertyValue(name)]);
          return {
            name: part.localName,
            values: [...values, ['box', [x, y, width, height].map(Math.round).join(' ')]],
          };
        }),
      watched,
    );
    await page.evaluate(() => {
      document.querySelector('handset-purchase-slip').open = false;
    });
    await dialog.waitFor({ state: 'detached' });
    return styles;
  };

  await page.emulateMedia({ reducedMotion: 'reduce' }); // what still moves has no look that can be compared
  const before = await look();
  await page.addStyleTag({ content: hostile });
  const after = await look();
  if (before.length !== after.length)
    return [`  ${before.length} elements became ${after.length} on a hostile page.`];
  return before
    .flatMap(({ name, values }, index) =>
      values
        .filter(
          ([property, value], at) => !property.startsWith('--') && after[index].values[at]?.[1] !== value,
        )
        .map(([property, value]) => `  On a hostile page ${name} has another ${property} than ${value}.`),
    )
    .slice(0, 10);
}
