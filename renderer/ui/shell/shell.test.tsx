import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeBridge } from '../testing/bridge.ts';
import { all, click, mount, press, the } from '../testing/mount.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './overlays/Dialog.tsx';
import { Menu } from './overlays/Menu.tsx';
import { Covered, isModalOpen, Modal, Overlay } from './overlays/Modal.tsx';
import { Segmented } from './Segmented.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open it</Button>
      {open && (
        <Dialog
          title="A question"
          onClose={() => setOpen(false)}
          footer={
            <>
              <Button onClick={() => setOpen(false)}>Put it back</Button>
              <Button>Go on</Button>
            </>
          }
        >
          <p>Really?</p>
        </Dialog>
      )}
    </>
  );
}

test('a dialog takes the focus and returns it', async () => {
  await mount(fakeBridge(), <Opener />);
  await click(the('button', 'Open it'));
  expect(document.activeElement).toBe(the('button', 'Put it back'));
  await press('Escape');
  expect(all('dialog')).toEqual([]);
  expect(document.activeElement).toBe(the('button', 'Open it'));
});

test('a dialog that must be answered cannot be dismissed', async () => {
  await mount(fakeBridge(), <Modal aria-label="An answer, please">Well?</Modal>);
  await press('Escape', the('dialog'));
  await act(async () => the('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(all('dialog')).toHaveLength(1);
  await act(async () => window.dispatchEvent(new PointerEvent('pointerdown')));
  expect(the('dialog').getAttribute('closedby')).toBe('none');
});

test('only a press that begins while a dialog is open dismisses it, not the one that opens it when it is released', async () => {
  await mount(fakeBridge(), <Opener />);
  await act(async () => window.dispatchEvent(new PointerEvent('pointerdown')));
  await click(the('button', 'Open it'));
  expect(the('dialog').getAttribute('closedby')).toBe('closerequest');
  await act(async () => window.dispatchEvent(new PointerEvent('pointerdown')));
  expect(the('dialog').getAttribute('closedby')).toBe('any');
});

test('overlay content is inside the topmost dialog, and Escape closes only that one', async () => {
  function Two() {
    const [first, showFirst] = useState(true);
    const [second, showSecond] = useState(true);
    return (
      <>
        <Overlay>
          <p role="status">Saved.</p>
        </Overlay>
        {first && <Modal aria-label="First" onClose={() => showFirst(false)} />}
        {second && <Modal aria-label="Second" onClose={() => showSecond(false)} />}
      </>
    );
  }
  await mount(fakeBridge(), <Two />);
  const region = the('status');
  expect(the('dialog', 'Second').contains(region)).toBe(true);
  await press('Escape', the('dialog', 'Second'));
  expect(the('dialog', 'First').contains(region)).toBe(true);
  await press('Escape', the('dialog', 'First'));
  expect(all('dialog')).toEqual([]);
  // the same element, so that a screen reader keeps observing it
  expect(the('status')).toBe(region);
});

test('a dialog of a covered page is closed, and opens again with the page', async () => {
  const page = (covered: boolean) => (
    <Covered value={covered}>
      <Modal aria-label="A question" onClose={() => undefined} />
    </Covered>
  );
  function Page() {
    const [covered, cover] = useState(false);
    return (
      <>
        {page(covered)}
        <Button onClick={() => cover(!covered)}>Cover</Button>
      </>
    );
  }
  await mount(fakeBridge(), <Page />);
  expect(isModalOpen()).toBe(true);
  await click(the('button', 'Cover'));
  expect([all('dialog'), isModalOpen()]).toEqual([[], false]);
  await click(the('button', 'Cover'));
  expect(all('dialog', 'A question')).toHaveLength(1);
});

test('a disabled button can be focused, says why, and does nothing', async () => {
  const run = vi.fn();
  await mount(
    fakeBridge(),
    <Button why="Nothing to take back yet." onClick={run}>
      Undo
    </Button>,
  );
  const button = the('button', 'Undo');
  await click(button);
  expect(run).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Nothing to take back yet.');
});

test('a radio group: one tab stop, arrows select, ends wrap', async () => {
  function Choice() {
    const [value, setValue] = useState('b');
    const choices = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }));
    return <Segmented label="Which" value={value} choices={choices} onChange={setValue} />;
  }
  await mount(fakeBridge(), <Choice />);
  const stops = () => all('radio').filter((el) => el.tabIndex === 0);
  expect(stops()).toEqual([the('radio', 'B')]);
  the('radio', 'B').focus();
  await press('ArrowRight');
  expect(the('radio', 'C').getAttribute('aria-checked')).toBe('true');
  expect(document.activeElement).toBe(the('radio', 'C'));
  await press('ArrowRight');
  expect(stops()).toEqual([the('radio', 'A')]);
});

test('a menu is navigated by arrows and letters, and returns the focus', async () => {
  const run = vi.fn();
  await mount(
    fakeBridge(),
    <Menu
      label="More"
      entries={[
        { id: 'rename', name: 'Rename', run },
        { id: 'copy', name: 'Duplicate', why: 'The disk is full.', run },
        { id: 'trash', name: 'Trash', run: () => run('trash') },
      ]}
    />,
  );
  await click(the('button', 'More'));
  expect(document.activeElement).toBe(the('menuitem', 'Rename'));
  await press('ArrowDown');
  await click(document.activeElement as HTMLElement);
  expect(run).not.toHaveBeenCalled();
  await press('t');
  expect(document.activeElement).toBe(the('menuitem', 'Trash'));
  await click(the('menuitem', 'Trash'));
  expect(run).toHaveBeenCalledExactlyOnceWith('trash');
  expect(all('menuitem')).toEqual([]);
  expect(document.activeElement).toBe(the('button', 'More'));
});

test('a group of a menu is opened and closed by keys, and says why an action is not available', async () => {
  const run = vi.fn();
  const entries = [
    { id: 'a', name: 'Game', entries: [{ id: 'b', name: 'Save a copy', why: 'The disk is full.', run }] },
    { id: 'c', name: 'Friends', entries: [{ id: 'd', name: 'Invite somebody', run }] },
    { id: 'e', name: 'Main menu', run },
  ];
  await mount(fakeBridge(), <Menu label="More" entries={entries} />);
  await click(the('button', 'More'));
  const [game, friends, last] = [the('menuitem', 'Game'), the('menuitem', 'Friends'), the('menuitem', 'Main menu')];
  await press('ArrowUp');
  expect(document.activeElement).toBe(last);
  await press('ArrowDown');
  expect(document.activeElement).toBe(game);
  await press('ArrowRight');
  const save = the('menuitem', 'Save a copy. The disk is full.');
  expect(game.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(save);
  await click(save);
  expect(run).not.toHaveBeenCalled();
  await press('ArrowLeft');
  expect(game.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(game);
  await press('ArrowDown');
  await press('ArrowRight');
  expect(document.activeElement).toBe(the('menuitem', 'Invite somebody'));
  await press('Escape');
  expect(document.activeElement).toBe(friends);
  await press('ArrowRight');
  await click(the('menuitem', 'Invite somebody'));
  expect(run).toHaveBeenCalledOnce();
  expect(all('menuitem')).toEqual([]);
  expect(document.activeElement).toBe(the('button', 'More'));
});
