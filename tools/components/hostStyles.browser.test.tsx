import { beforeAll, expect, it } from 'vitest';
import { differences, stylesOf } from './stylesOf.ts';

/** A page's own elements, of every kind, with names that style sheets like to take for themselves. */
const page = `
  <header class="header"><nav class="menu"><ul class="list"><li class="item active"><a href="#top" class="link">Top</a></li></ul></nav></header>
  <main class="container" id="root">
    <h1 class="title">Title</h1><h2>Second</h2><p class="text">Words, <strong>strong</strong>, <small>small</small>, <code>code</code> and <kbd>keys</kbd>.</p>
    <form class="form field"><fieldset><legend>Legend</legend>
      <label class="label">Name <input type="text" class="input" placeholder="Name" /></label>
      <input type="checkbox" class="checkbox" /><input type="radio" /><input type="range" /><input type="date" />
      <select class="select"><option>One</option></select><textarea class="textarea"></textarea>
      <button type="button" class="button primary">Press</button><progress value="0.5"></progress><output>1</output>
    </fieldset></form>
    <table class="table"><caption>Caption</caption><thead><tr><th class="head">Head</th></tr></thead><tbody><tr class="row"><td class="cell">Cell</td></tr></tbody></table>
    <dl><dt>Term</dt><dd>Its meaning</dd></dl><hr /><blockquote>Said</blockquote><pre>Drawn</pre>
    <figure><svg class="icon" width="16" height="16"><path d="M0 0h9v9z" /></svg><figcaption>Figure</figcaption></figure>
    <details class="collapse" open><summary>More</summary>Within</details>
    <div class="card panel overlay modal dialog popover tooltip badge stack reset" role="dialog" aria-modal="true" tabindex="0" data-selected data-disabled>Box</div>
  </main>`;

/** The style rules of a sheet, those within conditions and layers among them. */
const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
  Array.from(rules).flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule;
    return 'cssRules' in rule && !(rule instanceof CSSKeyframesRule)
      ? rulesOf(rule.cssRules as CSSRuleList)
      : [];
  });

let elements: Element[];
let before: ReturnType<typeof stylesOf>;
let own: CSSStyleSheet[];

// All of both packages, loaded from their sources file by file, takes its time on a busy machine.
beforeAll(async () => {
  document.body.innerHTML = page;
  elements = Array.from(document.querySelectorAll('html, body, body *'));
  before = stylesOf(elements);
  const others = new Set(document.styleSheets);
  await import('@handset/ui');
  await import('@handset/flows');
  own = Array.from(document.styleSheets).filter((sheet) => !others.has(sheet));
}, 120_000);

it('leaves the elements of the page as they were', () => {
  expect(own.length).toBeGreaterThan(50);
  expect(differences(before, stylesOf(elements))).toEqual([]);
});

it('says nothing of elements that do not carry a class of its own, but for the variables of the theme', () => {
  const ownClass = /\.[A-Za-z_]+[\w-]*__\w+/;
  const strangers = own
    .flatMap((sheet) => rulesOf(sheet.cssRules))
    .filter(
      ({ selectorText, style }) =>
        selectorText.split(/,(?![^(]*\))/).some((selector) => !ownClass.test(selector)) &&
        Array.from(style).some((property) => !property.startsWith('--hs-')),
    );
  expect(strangers.map(({ selectorText }) => selectorText)).toEqual([]);
});
