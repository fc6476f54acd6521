import axe from 'axe-core';
import { expect } from 'vitest';

/** What asks how a page is painted or laid out is asked in a browser, where it is. */
const unseen = [
  'label-content-name-mismatch',
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function wrong(): Promise<string[]> {
  const rules = Object.fromEntries(unseen.map((id) => [id, { enabled: false }]));
  const asked = { runOnly: { type: 'tag', values: tags }, rules, resultTypes: ['violations'] } as const;
  const { violations } = await axe.run(document, asked as unknown as axe.RunOptions);
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
}

/**
 * axe finds nothing wrong in what the page says of itself: names, roles, states, headings, landmarks. A dialog gets its name
 * a moment after it stands there, so what counts is what stays wrong.
 */
export const nothingForAxe = () => expect.poll(wrong, { timeout: 20_000 }).toEqual([]);
