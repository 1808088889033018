import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DisclosureGroup } from '../DisclosureGroup/DisclosureGroup.tsx';
import { Disclosure, type DisclosureProps } from './Disclosure.tsx';

const Details = (props: Partial<DisclosureProps>) => (
  <Disclosure title="Details" {...props}>
    {props.children ?? <button type="button">Inside</button>}
  </Disclosure>
);
const title = (name = 'Details') => page.getByRole('button', { name, exact: true });
const inside = () => page.getByRole('button', { name: 'Inside', includeHidden: true });

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

describe('Disclosure', () => {
  it('opens and closes by Enter and by the space bar, and keeps what it hides out of reach', async () => {
    const onExpandedChange = vi.fn();
    await render(
      <>
        <Details onExpandedChange={onExpandedChange} />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    expect(onExpandedChange).toHaveBeenLastCalledWith(true);
    await expect.element(title()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect.element(inside()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    expect(onExpandedChange).toHaveBeenLastCalledWith(false);
    await expect.element(inside()).not.toBeVisible();
  });

  it('keeps what was typed in it while it is closed', async () => {
    await render(<Details defaultExpanded>{<input aria-label="Note" />}</Details>);
    await userEvent.fill(page.getByLabelText('Note'), 'urgent');
    await userEvent.click(title());
    await expect.element(page.getByLabelText('Note')).not.toBeVisible();
    await userEvent.click(title());
    await expect.element(page.getByLabelText('Note')).toHaveValue('urgent');
  });

  it('does as the parent says, who does not follow', async () => {
    const onExpandedChange = vi.fn();
    await render(<Details isExpanded={false} onExpandedChange={onExpandedChange} />);
    await userEvent.click(title());
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(true);
    await expect.element(title()).toHaveAttribute('aria-expanded', 'false');
  });

  it('cannot be opened while it is disabled', async () => {
    await render(<Details isDisabled />);
    await expect.element(title()).toBeDisabled();
    await expect.element(inside()).not.toBeVisible();
  });

  it('stays within a narrow place, however long its words are', async () => {
    await render(
      <div data-testid="place" style={{ inlineSize: 220 }}>
        <Details title={'Long'.repeat(60)} aside="3" defaultExpanded>
          {'Long'.repeat(200)}
        </Details>
      </div>,
    );
    expect(page.getByTestId('place').element().scrollWidth).toBeLessThanOrEqual(220);
  });

  it('names one panel each, two of them on one page, in StrictMode', async () => {
    await render(
      <StrictMode>
        <Details defaultExpanded />
        <Details title="Others" defaultExpanded />
      </StrictMode>,
    );
    const panels = ['Details', 'Others'].map((name) => title(name).element().getAttribute('aria-controls'));
    expect(new Set(panels).size).toBe(2);
    for (const id of panels) expect(document.querySelectorAll(`#${CSS.escape(id ?? '')}`)).toHaveLength(1);
  });

  it('says that it needs an id in a group, and that the group decides', async () => {
    await render(
      <DisclosureGroup>
        <Details />
        <Details id="other" title="Other" defaultExpanded />
      </DisclosureGroup>,
    );
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/Disclosure: id is missing/));
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/isExpanded and defaultExpanded have no effect/));
  });
});
