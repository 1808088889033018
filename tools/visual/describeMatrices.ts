import { describe, expect, it } from 'vitest';
import { checkAccessibility } from './checkAccessibility.ts';
import { machineFonts } from './machineFonts.ts';
import { matrices } from './matrices.ts';
import { type Look, showMatrix } from './showMatrix.tsx';

interface Options {
  /** Names of the matrices to check. @default all of them */
  only?: readonly string[];
  /** Whether they are compared with their pictures. @default true */
  isPictured?: boolean;
  /** Whether they are held to the accessibility rules. @default true */
  isChecked?: boolean;
}

const pictures = Object.keys(import.meta.glob('./baselines/*/*.png'));

/** Compares every matrix with its picture in one look, and holds it to the accessibility rules. */
export function describeMatrices(
  name: string,
  look: Look,
  { only, isPictured = true, isChecked = true }: Options = {},
): void {
  const shown = only ? matrices.filter((matrix) => only.includes(matrix.name)) : matrices;

  describe(`in ${name}`, () => {
    it.each(shown)('$name is as it should be', async (matrix) => {
      const accessibility = await showMatrix(matrix, look);
      if (isChecked) expect.soft(await checkAccessibility(accessibility), 'accessibility').toEqual([]);
      // A picture with machine fonts is valid only on this machine.
      if (isPictured) expect.soft(await machineFonts(), 'fonts of the machine').toEqual([]);
      if (isPictured) await expect(document.body, howToAccept).toMatchScreenshot(`${name}/${matrix.name}`);
    });

    if (isPictured)
      it('has no picture of what is gone', () => {
        const expected = shown.map((matrix) => `./baselines/${name}/${matrix.name}.png`);
        const found = pictures.filter((path) => path.startsWith(`./baselines/${name}/`));
        expect(found.filter((path) => !expected.includes(path))).toEqual([]);
      });
  });
}

const howToAccept = 'If this is how it should look, make its picture again with `npm run visual -- --update`';
