/** What the page says to whoever listens to it: roles and names, as few of them as the tests ask for. */
const implicit: Readonly<Record<string, string>> = {
  link: 'a[href]',
  button: 'button,summary,input[type=button],input[type=submit]',
  heading: 'h1,h2,h3,h4,h5,h6',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  searchbox: 'input[type=search]',
  combobox: 'select',
  list: 'ul,ol',
  listitem: 'li',
  row: 'tr',
  columnheader: 'th',
  navigation: 'nav',
  dialog: 'dialog',
  region: 'section[aria-label],section[aria-labelledby]',
};

/** Those of the role, said or meant by their tag. */
const withRole = (role: string, within: ParentNode): HTMLElement[] => {
  const meant = implicit[role]
    ?.split(',')
    .map((tag) => `${tag}:not([role])`)
    .join();
  return [...within.querySelectorAll<HTMLElement>(`[role=${role}]${meant ? `,${meant}` : ''}`)];
};

export const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .replaceAll('\u2060', '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

const isHidden = (e: Element): boolean =>
  e.closest('[hidden],[aria-hidden=true],[inert]') !== null ||
  (e as HTMLElement).style?.display === 'none' ||
  (e.parentElement !== null && isHidden(e.parentElement));

const labelled = (e: Element) =>
  (e.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => plain(document.getElementById(id)?.textContent))
    .filter(Boolean)
    .join(' ');

function nameOf(e: Element): string {
  const said = labelled(e) || plain(e.getAttribute('aria-label'));
  if (said) return said;
  const labels = plain([...((e as HTMLInputElement).labels ?? [])].map((l) => l.textContent).join(' '));
  return labels || plain(e.textContent) || plain(e.getAttribute('title') ?? e.getAttribute('placeholder'));
}

export type Name = string | RegExp;
const fits = (text: string, name: Name) => (typeof name === 'string' ? text === name : name.test(text));

/** Everything of the role and name that is not hidden. */
export const every = (role: string, name: Name = /./, within: ParentNode = document): HTMLElement[] =>
  withRole(role, within).filter((e) => fits(nameOf(e), name) && !isHidden(e));

const hasOwnWords = (e: Element) =>
  [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && plain(n.textContent));

/** The innermost elements with words of their own that say this. */
export const saying = (text: Name, within: ParentNode = document): HTMLElement[] => {
  const found = [...within.querySelectorAll<HTMLElement>('body *:not(style,script,option)')].filter(
    (e) => hasOwnWords(e) && fits(plain(e.textContent), text) && !isHidden(e),
  );
  return found.filter((e) => !found.some((other) => other !== e && e.contains(other)));
};

/** What stands on the page, in short. */
function said(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const style of copy.querySelectorAll('style,script')) style.remove();
  return plain(copy.textContent).slice(0, 2000);
}

/** Waits until it answers something else than nothing. */
export async function until<T>(what: string, look: () => T | undefined | false | null, patience = 20_000): Promise<T> {
  for (const end = Date.now() + patience; ; ) {
    const found = look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`${what}; the page says: ${said()}`);
    await new Promise((go) => setTimeout(go, 30));
  }
}

export const one = (role: string, name: Name, within?: ParentNode): Promise<HTMLElement> =>
  until(`no ${role} ${name}`, () => every(role, name, within)[0]);
export const words = (text: Name, within?: ParentNode): Promise<HTMLElement> =>
  until(`nothing says ${text}`, () => saying(text, within)[0]);
export const gone = (role: string, name: Name): Promise<true> =>
  until(`${role} ${name} is still here`, () => every(role, name).length === 0);
/** The field with the label, if it is there now. */
export const fieldNow = (label: Name): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('input,textarea,select')].find(
    (e) => !isHidden(e) && (fits(nameOf(e).replace(/ \*$/, ''), label) || fits(plain(e.placeholder), label)),
  );
export const field = (label: Name): Promise<HTMLInputElement> => until(`no field ${label}`, () => fieldNow(label));

export function press(e: HTMLElement): void {
  for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    e.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, button: 0 }));
  if (e.matches('input,button,a,[tabindex],select,textarea')) e.focus();
  e.click();
}

export function key(e: Element, name: string): void {
  for (const kind of ['keydown', 'keyup'])
    e.dispatchEvent(new KeyboardEvent(kind, { key: name, bubbles: true, cancelable: true }));
}

export function type(e: HTMLInputElement, value: string): void {
  e.focus();
  const own = e instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(own.prototype, 'value')?.set?.call(e, value);
  e.dispatchEvent(new Event('input', { bubbles: true }));
  e.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Opens a picker of the label, types into it where something is given, and takes the option. */
export async function pick(label: Name, option: Name, typed?: string): Promise<void> {
  const picker = await field(label);
  press(picker);
  if (typed !== undefined) type(picker, typed);
  press(await one('option', option));
}
