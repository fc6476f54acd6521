// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TextKey } from '#contract/texts/keys.ts';
import { loadTexts, startTexts, TextsProvider, useLanguage, useText } from './texts.tsx';
import { useShown } from './when.ts';

let root: Root;
let place: HTMLElement;
let change: (next: 'cs' | 'en') => Promise<void>;

function Said({ name }: { name: TextKey }) {
  const say = useText();
  change = useLanguage().setLocale;
  return <p>{say(name)}</p>;
}
const shows = async (name: TextKey) =>
  act(async () =>
    root.render(
      <TextsProvider initial="cs">
        <Said name={name} />
      </TextsProvider>,
    ),
  );
beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  place = document.createElement('div');
  root = createRoot(place);
  await startTexts('cs');
});
afterEach(async () => {
  await act(async () => change('cs'));
  await act(async () => root.unmount());
});

it('a change of the language brings what was opened, and what is opened after it comes in it', async () => {
  await loadTexts(['units']);
  await shows('UNITS.OWNERS');
  expect(place.textContent).toBe('Vlastníci');
  await act(async () => change('en'));
  expect(place.textContent).toBe('Owners');
  await act(async () => loadTexts(['outbox']));
  await shows('OUTBOX.TITLE');
  expect(place.textContent).not.toMatch(/OUTBOX|^$/);
});

it('a key that the server named is said when its sentence came, never shown raw', async () => {
  await shows('VOTE_PAPER.ERRORS.ALL_RECORDED' as TextKey);
  expect(place.textContent).toBe('');
  await expect.poll(async () => (await act(async () => place.textContent)) !== '', { timeout: 10_000 }).toBe(true);
  expect(place.textContent).not.toContain('VOTE_PAPER');
});

function Days() {
  const { day, dayOf, moment } = useShown();
  change = useLanguage().setLocale;
  const night = '2026-02-28T23:05:00Z';
  return <p>{[day('2026-12-03'), dayOf(night), moment(night)].join(' | ')}</p>;
}

it('days and moments of tables are said in the language of the screen', async () => {
  await act(async () =>
    root.render(
      <TextsProvider initial="cs">
        <Days />
      </TextsProvider>,
    ),
  );
  const shown = () => place.textContent?.replaceAll('\u00a0', ' ');
  expect(shown()).toBe('03. 12. 2026 | 01. 03. 2026 | 01. 03. 2026, 00:05');
  await act(async () => change('en'));
  expect(shown()).toBe('3 Dec 2026 | 1 Mar 2026 | 1 Mar 2026, 00:05');
  expect(place.textContent).toContain('3\u00a0Dec\u00a02026');
});
