/** `Menu`: a template becomes a tree; the test reads the tree and clicks items by label, id or role. */
import type { MenuItem, MenuItemConstructorOptions, Menu as RealMenu } from 'electron';
import { guard, type Implements } from './guard.ts';
import { onOrder, tell } from './trace.ts';

type Template = Pick<MenuItemConstructorOptions, 'label' | 'role' | 'type' | 'id' | 'accelerator' | 'click'>;
interface Entry extends Template {
  readonly label: string;
  readonly type: NonNullable<Template['type']>;
  enabled: boolean;
  readonly visible: boolean;
  readonly checked: boolean;
  readonly submenu?: readonly Entry[];
}

function entryOf({ submenu, ...template }: MenuItemConstructorOptions): Entry {
  if (!template.label && !template.role && template.type !== 'separator')
    throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type');
  const type = template.type ?? (submenu ? 'submenu' : 'normal');
  const below = Array.isArray(submenu) ? { submenu: submenu.map(entryOf) } : {};
  return { label: '', enabled: true, visible: true, checked: false, ...template, type, ...below };
}
const withId = (entries: readonly Entry[], id: string): Entry | null => {
  for (const entry of entries) {
    const found = entry.id === id ? entry : withId(entry.submenu ?? [], id);
    if (found) return found;
  }
  return null;
};

const itemOf = (entry: Entry) =>
  guard('MenuItem', {
    get enabled() {
      return entry.enabled;
    },
    set enabled(to: boolean) {
      entry.enabled = to;
    },
  } satisfies Implements<MenuItem>);

/** what the application made, by its menu */
const entriesOf = new WeakMap<object, readonly Entry[]>();
const menuOf = (template: readonly (MenuItemConstructorOptions | MenuItem)[]) => {
  // a made `MenuItem` has what it was made from
  const entries = template.map((it) => entryOf(it as MenuItemConstructorOptions));
  const menu = guard('Menu', {
    getMenuItemById: (id: string) => {
      const entry = withId(entries, id);
      return entry && itemOf(entry);
    },
    /** A context menu: the test sees what it holds. */
    popup: () => tell('popup', plain(entries)),
  } satisfies Implements<RealMenu>);
  entriesOf.set(menu, entries);
  return menu;
};
type Menu = ReturnType<typeof menuOf>;
const plain = (entries: readonly Entry[]): unknown => JSON.parse(JSON.stringify(entries));

let applicationMenu: Menu | null = null;
const applicationEntries = (): readonly Entry[] => (applicationMenu ? (entriesOf.get(applicationMenu) ?? []) : []);

export const Menu = guard('Menu', {
  buildFromTemplate: menuOf,
  setApplicationMenu: (menu: Menu | null): void => {
    applicationMenu = menu;
  },
  getApplicationMenu: (): Menu | null => applicationMenu,
} satisfies Implements<typeof RealMenu>);

/** The members of a menu and of its items. */
export const menuMembers = () => {
  const menu = menuOf([{ label: 'One', id: 'one' }]);
  return { menu, item: menu.getMenuItemById('one') ?? {} };
};

/** Clicks the item at the end of a path of labels, ids or roles. The roles act where the test needs them. */
export function takeMenuOrders(roles: Readonly<Record<string, () => void>>): void {
  onOrder('menuTree', () => plain(applicationEntries()));
  onOrder('menu', (path: readonly string[]) => {
    let entries = applicationEntries();
    let entry: Entry | undefined;
    for (const step of path) {
      entry = entries.find((each) => [each.label.replace('&', ''), each.label, each.id, each.role].includes(step));
      if (!entry) throw new Error(`there is no menu item "${path.join(' > ')}"`);
      entries = entry.submenu ?? [];
    }
    if (!entry?.enabled || !entry.visible) throw new Error(`the menu item "${path.join(' > ')}" cannot be clicked`);
    if (entry.click) return (entry.click as (item: object) => void)(itemOf(entry));
    const act = entry.role ? roles[entry.role] : undefined;
    if (!act) throw new Error(`stand-in: the menu role "${entry.role}" is not implemented`);
    act();
  });
}
