import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { DisclosureGroup, type DisclosureGroupProps } from './DisclosureGroup.tsx';

const Questions = (props: Partial<DisclosureGroupProps>) => (
  <DisclosureGroup {...props}>
    {props.children ?? (
      <>
        <Disclosure id="one" title="One">
          First
        </Disclosure>
        <Disclosure id="two" title="Two">
          Second
        </Disclosure>
      </>
    )}
  </DisclosureGroup>
);

function Led({ onChange }: { onChange: (ids: string[]) => void }) {
  const [open, setOpen] = useState(['one', 'two']);
  return (
    <Questions
      expandedKeys={open}
      onExpandedChange={(ids) => {
        onChange(ids);
        setOpen(ids);
      }}
    />
  );
}

const isOpen = (name: string) =>
  page.getByRole('button', { name, exact: true }).element().getAttribute('aria-expanded') === 'true';

describe('DisclosureGroup', () => {
  it('closes the one that was open, by keyboard, and goes from title to title with Tab', async () => {
    const onExpandedChange = vi.fn();
    await render(<Questions defaultExpandedKeys={['one']} onExpandedChange={onExpandedChange} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onExpandedChange).toHaveBeenLastCalledWith(['two']);
    await expect.poll(() => [isOpen('One'), isOpen('Two')]).toEqual([false, true]);
  });

  it('leaves the others open where several may be', async () => {
    const onExpandedChange = vi.fn();
    await render(
      <Questions allowsMultipleExpanded defaultExpandedKeys={['one']} onExpandedChange={onExpandedChange} />,
    );
    await userEvent.click(page.getByRole('button', { name: 'Two' }));
    expect(onExpandedChange).toHaveBeenLastCalledWith(['one', 'two']);
    await expect.poll(() => [isOpen('One'), isOpen('Two')]).toEqual([true, true]);
  });

  it('keeps the first of several where one alone may be open, and tells the parent', async () => {
    const onChange = vi.fn();
    await render(<Led onChange={onChange} />);
    await expect.poll(() => [isOpen('One'), isOpen('Two')]).toEqual([true, false]);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['one']);
  });

  it('passes over ids that none has', async () => {
    await render(<Questions defaultExpandedKeys={['gone']} />);
    expect([isOpen('One'), isOpen('Two')]).toEqual([false, false]);
  });

  it('can be neither opened nor closed while it is disabled', async () => {
    await render(<Questions isDisabled defaultExpandedKeys={['one']} />);
    await expect.element(page.getByRole('button', { name: 'One' })).toBeDisabled();
    expect(isOpen('One')).toBe(true);
  });

  it('is not there without disclosures', async () => {
    const { container } = await render(<Questions>{[]}</Questions>);
    expect(container.childElementCount).toBe(0);
  });

  it('keeps two groups on one page apart, in StrictMode', async () => {
    await render(
      <StrictMode>
        <Questions />
        <Questions>
          <Disclosure id="one" title="Other">
            Third
          </Disclosure>
        </Questions>
      </StrictMode>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Other' }));
    await expect.poll(() => [isOpen('One'), isOpen('Other')]).toEqual([false, true]);
  });
});
