/** `Menu` and `MenuItem`: templates become a tree; the test reads the tree and clicks items by label, id or role. */
import { onOrder, tell } from './trace.ts';

export interface Template {
  label?: string;
  role?: string;
  type?: string;
  id?: string;
  enabled?: boolean;
  visible?: boolean;
  checked?: boolean;
  accelerator?: string;
  submenu?: readonly Template[] | Menu;
  click?: (item: MenuItem, window: unknown, event: object) => void;
}

export class MenuItem {
  label = '';
  role: string | undefined;
  type: string;
  id: string | undefined;
  enabled = true;
  visible = true;
  checked = false;
  accelerator: string | undefined;
  submenu: Menu | undefined;
  click: Template['click'];

  constructor(template: Template) {
    if (!template.label && !template.role && template.type !== 'separator')
      throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type');
    const { submenu, ...rest } = template;
    this.type = template.type ?? (submenu ? 'submenu' : 'normal');
    Object.assign(this, rest);
    if (submenu) this.submenu = submenu instanceof Menu ? submenu : Menu.buildFromTemplate(submenu);
  }
}

let applicationMenu: Menu | null = null;

export class Menu {
  items: MenuItem[] = [];

  append(item: MenuItem): void {
    this.items.push(item);
  }

  getMenuItemById(id: string): MenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }

  /** A context menu: the test sees what it holds. */
  popup(): void {
    tell('popup', JSON.parse(JSON.stringify(this.items)));
  }

  static buildFromTemplate(template: readonly (Template | MenuItem)[]): Menu {
    const menu = new Menu();
    for (const item of template) menu.append(item instanceof MenuItem ? item : new MenuItem(item));
    return menu;
  }

  static setApplicationMenu(menu: Menu | null): void {
    applicationMenu = menu;
  }

  static getApplicationMenu(): Menu | null {
    return applicationMenu;
  }
}

/** Clicks the item at the end of a path of labels, ids or roles. The roles act where the test needs them. */
export function takeMenuOrders(roles: Record<string, () => void>, focused: () => unknown): void {
  onOrder('menuTree', () => JSON.parse(JSON.stringify(applicationMenu?.items ?? [])));
  onOrder('menu', (path: readonly string[]) => {
    let items = applicationMenu?.items ?? [];
    let item: MenuItem | undefined;
    for (const step of path) {
      item = items.find((each) => [each.label.replace('&', ''), each.label, each.id, each.role].includes(step));
      if (!item) throw new Error(`there is no menu item "${path.join(' > ')}"`);
      items = item.submenu?.items ?? [];
    }
    if (!item?.enabled || !item.visible) throw new Error(`the menu item "${path.join(' > ')}" cannot be clicked`);
    if (item.click) return item.click(item, focused(), {});
    const act = item.role ? roles[item.role] : undefined;
    if (!act) throw new Error(`stand-in: the menu role "${item.role}" is not implemented`);
    act();
  });
}
