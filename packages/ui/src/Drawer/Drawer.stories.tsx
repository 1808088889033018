import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { OverlayStage, OverlayStages } from '../overlay/OverlayStage.fixtures.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function DrawerWithTrigger(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const [colours, setColours] = useState(['blue']);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Filters</Button>
      <Drawer
        {...props}
        isOpen={isOpen}
        onClose={close}
        footer={
          <>
            <Button onPress={() => setColours([])}>Clear</Button>
            <Button variant="primary" onPress={close}>
              Show 12 products
            </Button>
          </>
        }
      >
        {props.children ?? (
          <CheckboxGroup
            label="Colour"
            value={colours}
            onChange={setColours}
            options={[
              { value: 'blue', label: 'Blue' },
              { value: 'green', label: 'Green' },
              { value: 'red', label: 'Red' },
            ]}
          />
        )}
      </Drawer>
    </>
  );
}

const meta: Meta<typeof DrawerWithTrigger> = {
  title: 'UI/Overlays/Drawer',
  component: DrawerWithTrigger,
  args: { isOpen: true, title: 'Filters', onClose: fn(), children: null },
};
export default meta;

type Story = StoryObj<typeof DrawerWithTrigger>;

export const AtTheEnd: Story = {};

export const Large: Story = { args: { size: 'large', description: 'Everything that can be narrowed down.' } };

/** The end is on the left. */
export const InUrdu: Story = {
  globals: { locale: 'ur' },
  play: async () => {
    const panel = (await screen.findByRole('dialog')).parentElement;
    await expect(panel?.getBoundingClientRect().left).toBe(0);
  },
};

export const PressOutsideCloses: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const nothing = () => {};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <OverlayStages>
      <OverlayStage height={240}>
        <Drawer isOpen placement="start" size="small" title="Start" onClose={nothing}>
          Small
        </Drawer>
      </OverlayStage>
      <OverlayStage height={240}>
        <Drawer isOpen title="End" onClose={nothing} footer={<Button>Show</Button>}>
          Medium, on a narrow page
        </Drawer>
      </OverlayStage>
      <OverlayStage height={240}>
        <Drawer isOpen placement="bottom" title="Bottom" description="As high as it needs." onClose={nothing}>
          Medium
        </Drawer>
      </OverlayStage>
      <OverlayStage height={240}>
        <Drawer isOpen size="full" title="Sending" isPending onClose={nothing} footer={<Button>Show</Button>}>
          Full, and it cannot be closed now
        </Drawer>
      </OverlayStage>
    </OverlayStages>
  ),
};
