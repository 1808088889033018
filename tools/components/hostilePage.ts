/** Rules that pages set for all of their own elements, in our own words: those of resets, of CSS frameworks and of themes, and some that are only rude. */
const rules: readonly (readonly [selectors: readonly string[], declarations: string])[] = [
  // Resets.
  [['*', '*::before', '*::after'], 'box-sizing: content-box; margin: 0; padding: 0; border: 0 none'],
  [
    ['*:not(html, body)'],
    'outline: 1px solid #f0f; position: relative; transition: all 2s steps(3); backface-visibility: hidden; user-select: none; scroll-behavior: smooth; flex-shrink: 0; word-break: break-all',
  ],
  [
    ['*:not(html, body, svg, svg *)'],
    'font-family: fantasy; font-size: 19px; line-height: 2.4; letter-spacing: 1px; color: #f0f; min-width: 10px; max-width: 100%; min-height: 5px; overflow: hidden; text-decoration: underline; text-align: justify',
  ],
  [['*::before', '*::after'], 'border-width: 2px'],
  [['*::placeholder'], 'color: #f0f; opacity: 0.3'],
  [
    ['html'],
    'font-size: 62.5%; line-height: 2.4; tab-size: 3; font-feature-settings: "zero"; -webkit-text-size-adjust: none',
  ],
  [
    ['body'],
    'font: italic 700 21px/2.2 serif; color: #f0f; letter-spacing: 2px; word-spacing: 4px; text-align: center; text-transform: uppercase; text-indent: 9px; text-shadow: 1px 1px #f0f; font-variant: small-caps; text-rendering: geometricPrecision; overflow-wrap: anywhere; hyphens: auto; -webkit-font-smoothing: auto',
  ],
  [
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    'margin: 0 0 0.5em; font: 900 2.5em/1.1 serif; color: #f0f; text-transform: uppercase; letter-spacing: 3px',
  ],
  [['p', 'dl', 'ol', 'ul', 'pre', 'address', 'fieldset', 'legend', 'figure'], 'margin: 0 0 1.5em'],
  [['ol', 'ul', 'menu'], 'list-style: square inside; padding-inline-start: 2.5em'],
  [['li'], 'margin-block: 0.5em; line-height: 2.5; list-style: square inside'],
  [['dt'], 'font-weight: 900; float: left'],
  [['dd'], 'margin: 0 0 0.5em 3em'],
  [['a'], 'color: #f0f; text-decoration: underline wavy; background-color: #ff0; border-bottom: 2px solid'],
  [['a:hover', 'a:focus', 'a:visited'], 'color: #0ff; text-decoration: line-through'],
  [['small'], 'font-size: 60%'],
  [['strong', 'b'], 'font-weight: 100; color: #f0f'],
  [['code', 'kbd', 'samp', 'pre'], 'font: 700 30px monospace; color: #f0f; background: #ff0'],
  [['hr'], 'margin: 2em 0; border: 0; border-top: 5px double #f0f; opacity: 0.25; height: 4px'],
  [['img', 'svg', 'video', 'canvas'], 'display: block; vertical-align: middle; max-width: 100%'],
  [['img', 'video'], 'height: auto; border: 4px solid #f0f; border-radius: 9px'],
  [['svg'], 'fill: #f0f; stroke: #f0f; width: 100px; height: 100px; min-width: 40px; margin: 5px'],
  [['path', 'circle', 'rect', 'line', 'polyline'], 'fill: #f0f; stroke: #0ff; stroke-width: 9px'],
  [
    ['label'],
    'display: block; margin-bottom: 0.75em; font-weight: 900; color: #f0f; float: left; width: 100%',
  ],
  [
    ['button', 'input', 'select', 'textarea', 'optgroup'],
    'margin: 4px; font: 700 25px/2 monospace; color: #f0f; letter-spacing: 2px; text-transform: uppercase; border-radius: 0',
  ],
  [
    ['button', '[type="button"]', '[type="submit"]'],
    'appearance: button; display: block; min-width: 200px; min-height: 60px; padding: 20px; background: #ff0 linear-gradient(#ff0, #f0f); border: 5px outset #f0f; box-shadow: 0 0 9px #f0f; text-decoration: underline; cursor: crosshair; opacity: 0.8',
  ],
  [['button:hover', 'button:focus', 'button:disabled'], 'background: #0ff; outline: 5px dotted #0ff'],
  [
    ['input', 'select', 'textarea'],
    'display: block; width: 100%; height: 70px; padding: 20px; background: #ff0; border: 5px inset #f0f; box-shadow: inset 0 0 9px #f0f; max-width: 90%',
  ],
  [['input:focus', 'textarea:focus', 'select:focus'], 'outline: 5px dotted #0ff; border-color: #0ff'],
  [
    ['input[type="text"]', 'input[type="search"]', 'input[type="file"]'],
    'border-radius: 30px; min-height: 90px',
  ],
  [
    ['input[type="checkbox"]', 'input[type="radio"]'],
    'appearance: none; width: 40px; height: 40px; margin: 10px',
  ],
  [['fieldset'], 'min-width: 300px; padding: 2em; border: 5px groove #f0f'],
  [['legend'], 'float: left; width: 100%; font-size: 2em; border-bottom: 3px solid #f0f'],
  [['textarea'], 'resize: none; min-height: 200px'],
  [['progress', 'output', 'meter'], 'display: block; vertical-align: baseline; width: 50%'],
  [
    ['table'],
    'width: 50%; margin: 2em; border: 3px solid #f0f; border-collapse: separate; border-spacing: 9px; caption-side: bottom',
  ],
  [['caption'], 'padding: 1em; text-align: right; color: #f0f'],
  [
    ['th', 'td'],
    'padding: 2em; border: 3px solid #f0f; text-align: right; vertical-align: bottom; background: #ff0',
  ],
  [['tr:nth-child(even)', 'tbody tr:hover'], 'background: #0ff'],
  [
    ['nav', 'header', 'footer', 'section', 'aside', 'main', 'article'],
    'display: block; padding: 1em; margin: 1em; background: #ff0',
  ],
  [
    ['dialog', '[role="dialog"]', '[role="alertdialog"]'],
    'background: #ff0; border: 5px solid #f0f; padding: 3em; max-width: 200px; position: absolute; inset: 30px auto auto 30px; transform: translateY(-40px) scale(0.9); rotate: 3deg; filter: blur(2px); opacity: 0.6; z-index: 3; float: right; margin: 20px',
  ],
  [
    [
      '[role="listbox"]',
      '[role="menu"]',
      '[role="tab"]',
      '[role="row"]',
      '[role="group"]',
      '[role="option"]',
    ],
    'background: #ff0; transform: translateX(9px); position: absolute; opacity: 0.5; padding: 20px; list-style: square inside',
  ],
  [['summary'], 'display: block; color: #f0f'],
  [['[hidden]'], 'color: #f0f'],
  // Rules of a site's theme for its page.
  [
    ['#page button', '#page a', '#page input', '#page label', '#page h2', '#page table', '#page td'],
    'border: 6px dashed #0f0; color: #0f0; margin: 9px; padding: 9px',
  ],
  [
    ['#page ul li', '#page p', '#page span', '#page div'],
    'margin: 9px; padding: 9px; border: 1px dotted #0f0',
  ],
];

/** The attribute of an element that is the page's own: spared, so that nothing is inherited from it. */
export const ownElement = 'data-own';

/** The style sheet of such a page. */
export const hostilePage = rules
  .map(([selectors, declarations]) => `${selectors.map(spareOwn).join(', ')} { ${declarations} }`)
  .join('\n');

function spareOwn(selector: string): string {
  const [, element = '', pseudo = ''] = selector.match(/^(.*?)(::[a-z]+)?$/) ?? [];
  return /^(html|body)$/.test(element) ? selector : `${element}:where(:not([${ownElement}]))${pseudo}`;
}
