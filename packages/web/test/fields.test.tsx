import { MantineProvider } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { theme } from '../src/app/look/theme.ts';
import { loadTexts, startTexts, TextsProvider } from '../src/base/texts.tsx';
import { Combo } from '../src/kit/choose/Combo.tsx';
import { Select } from '../src/kit/choose/Select.tsx';
import { SuggestField } from '../src/kit/choose/SuggestField.tsx';
import { DateField } from '../src/kit/day/DateField.tsx';
import { every, field, gone, key, one, plain, press, type, until } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

let root: Root;
let taken: string[];
beforeAll(async () => {
  await startTexts('cs');
  await loadTexts(['shell']);
});
afterEach(() => root.unmount());

function shows(children: ReactNode): void {
  taken = [];
  document.title = 'Pole';
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <TextsProvider initial="cs">
      <MantineProvider theme={theme}>
        <h1>Pole</h1>
        {children}
      </MantineProvider>
    </TextsProvider>,
  );
}

function Held({ first, of }: { first: string; of: (value: string, change: (next: string) => void) => ReactNode }) {
  const [value, setValue] = useState(first);
  return of(value, (next) => {
    taken.push(next);
    setValue(next);
  });
}

const rooms = [
  { group: 'Bydlení', items: [{ value: 'flat', label: 'byt' }] },
  {
    group: 'Ostatní',
    items: [
      { value: 'cellar', label: 'sklep' },
      { value: 'garage', label: 'garáž' },
      { value: 'shop', label: 'obchod' },
    ],
  },
];
const showsSelect = (more: { disabled?: boolean } = {}) =>
  shows(
    <Held
      first="flat"
      of={(value, change) => <Select label="Typ" data={rooms} value={value} onChange={change} {...more} />}
    />,
  );
const list = () => every('listbox');
/** What is heard of the choice at which arrows stand. */
const at = (e: Element) => {
  const id = e.getAttribute('aria-activedescendant');
  return id ? plain(document.getElementById(id)?.textContent) : null;
};
const chosen = () =>
  every('option')
    .filter((o) => o.getAttribute('aria-selected') === 'true')
    .map((o) => plain(o.textContent));

describe('a select', () => {
  it('holds its value without a list, opens it by one press and takes what is pressed', async () => {
    showsSelect();
    const type = await field('Typ');
    expect([type.value, type.getAttribute('role'), type.getAttribute('aria-expanded')]).toEqual([
      'byt',
      'combobox',
      'false',
    ]);
    await nothingForAxe();
    press(type);
    await one('option', 'sklep');
    expect(list().map((l) => [l.id, l.getAttribute('aria-label')])).toEqual([
      [type.getAttribute('aria-controls'), 'Typ'],
    ]);
    expect(every('group').map((g) => g.getAttribute('aria-label'))).toEqual(['Bydlení', 'Ostatní']);
    expect([at(type), chosen()]).toEqual(['byt', ['byt']]);
    await nothingForAxe();
    press(await one('option', 'sklep'));
    await gone('listbox', /./);
    expect([type.value, taken]).toEqual(['sklep', ['cellar']]);
  });

  it('is walked by arrows, Home and End, takes by Enter or space, and is left by Escape as it was', async () => {
    showsSelect();
    const type = await field('Typ');
    type.focus();
    const stands = (where: string | null) => until(`at ${where}`, () => at(type) === where);
    key(type, 'ArrowDown');
    await stands('byt');
    key(type, 'ArrowDown');
    await stands('sklep');
    key(type, 'End');
    await stands('obchod');
    key(type, 'ArrowDown');
    await stands('byt');
    key(type, 'ArrowUp');
    await stands('obchod');
    key(type, 'Enter');
    await gone('listbox', /./);
    expect(taken).toEqual(['shop']);
    for (const opens of ['Enter', ' ']) {
      key(type, opens);
      await stands('obchod');
      key(type, 'Home');
      await stands('byt');
      // The window of a dialog around asks the field whether Escape is for its list.
      expect(type.getAttribute('data-mantine-stop-propagation')).toBe('true');
      key(type, 'Escape');
      await gone('listbox', /./);
      expect(type.getAttribute('data-mantine-stop-propagation')).toBeNull();
    }
    key(type, ' ');
    await stands('obchod');
    key(type, 'Home');
    await stands('byt');
    key(type, ' ');
    await gone('listbox', /./);
    expect([type.value, taken]).toEqual(['byt', ['shop', 'flat']]);
  });

  it('finds by letters without case and marks, and closes when the focus goes', async () => {
    showsSelect();
    const type = await field('Typ');
    type.focus();
    for (const letter of 'GAR') key(type, letter);
    await until('at garáž', () => at(type) === 'garáž');
    type.blur();
    await gone('listbox', /./);
    expect([type.value, taken]).toEqual(['byt', []]);
  });

  it('that is disabled opens by nothing', async () => {
    showsSelect({ disabled: true });
    const type = await field('Typ');
    press(type);
    await new Promise((soon) => setTimeout(soon, 0));
    expect([list(), type.disabled]).toEqual([[], true]);
  });
});

describe('a field that finds', () => {
  const people = ['Alena Nováková', 'Bedřich Novák', 'Jan Dvorský'];
  const showsCombo = () =>
    shows(
      <Held
        first=""
        of={(value, change) => (
          <Combo
            label="Kdo"
            shown={value}
            find={(text) => people.filter((p) => p.includes(text))}
            option={(p) => ({ key: p, label: p })}
            onPick={change}
            create={{ label: (text) => `Přidat ${text}`, act: (text) => change(`nový ${text}`) }}
          />
        )}
      />,
    );

  it('takes the only match by Enter, what arrows stand at, and what is pressed', async () => {
    showsCombo();
    const who = await field('Kdo');
    type(who, 'Dvor');
    await one('option', 'Jan Dvorský');
    await nothingForAxe();
    key(who, 'Enter');
    await until('taken', () => taken[0] === 'Jan Dvorský');
    expect(who.value).toBe('Jan Dvorský');
    type(who, 'Nov');
    await one('option', 'Bedřich Novák');
    key(who, 'ArrowDown');
    key(who, 'ArrowDown');
    await until('at the second one', () => at(who) === 'Bedřich Novák');
    key(who, 'Enter');
    await until('taken', () => taken[1] === 'Bedřich Novák');
    type(who, 'Nov');
    press(await one('option', 'Alena Nováková'));
    await gone('listbox', /./);
    expect([who.value, taken.length]).toEqual(['Alena Nováková', 3]);
  });

  it('opens by an arrow on what there is, makes new ones, and forgets what was typed when it is left', async () => {
    showsCombo();
    const who = await field('Kdo');
    who.focus();
    key(who, 'ArrowDown');
    await one('option', 'Jan Dvorský');
    await until('at the first one', () => at(who) === 'Alena Nováková');
    type(who, 'Karel');
    press(await one('option', 'Přidat Karel'));
    await until('made', () => taken[0] === 'nový Karel');
    type(who, 'nikdo');
    await one('option', 'Přidat nikdo');
    who.blur();
    await until('forgotten', () => who.value === 'nový Karel');
    expect(list()).toEqual([]);
  });
});

it('a field with suggestions holds any text, and lists known ones only while there are some', async () => {
  shows(
    <Held
      first=""
      of={(value, change) => (
        <SuggestField
          label="Firma"
          value={value}
          offered={['Kominictví Saze', 'Kominík'].filter((f) => value !== '' && f.startsWith(value))}
          onChange={change}
        />
      )}
    />,
  );
  const firm = await field('Firma');
  type(firm, 'Kom');
  await one('option', 'Kominík');
  expect(firm.getAttribute('aria-expanded')).toBe('true');
  await nothingForAxe();
  key(firm, 'ArrowDown');
  await until('at the first one', () => at(firm) === 'Kominictví Saze');
  key(firm, 'Enter');
  await until('taken', () => firm.value === 'Kominictví Saze');
  type(firm, 'Někdo jiný');
  await until('typed', () => firm.value === 'Někdo jiný');
  expect([list(), firm.getAttribute('aria-expanded')]).toEqual([[], 'false']);
});

describe('a day', () => {
  it('is chosen in a calendar that comes with its button, which closes it too', async () => {
    shows(<Held first="2026-11-25" of={(value, change) => <DateField label="Od" value={value} onChange={change} />} />);
    const day = await field('Od');
    expect(plain(day.value)).toBe('25. 11. 2026');
    const button = await one('button', 'Vybrat datum v kalendáři');
    press(button);
    const calendar = await one('dialog', 'Kalendář');
    await until('the focus is inside', () => calendar.contains(document.activeElement));
    press(button);
    await gone('dialog', 'Kalendář');
    press(button);
    press(await one('button', '17. listopadu 2026'));
    await until('chosen', () => taken[0] === '2026-11-17');
    expect(plain(day.value)).toBe('17. 11. 2026');
  });
});
