import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownedTablesOf } from '#server/around.ts';

const root = join(import.meta.dirname, '../src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((f) => /(?<!\.test)\.ts$/.test(f));
const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Tables that are looked at only while they are written, and where. */
const readWhileWritten: Record<string, string> = {
  tries: 'a try answers how many there were, base/http/limits',
  passkey_challenge: 'a challenge is answered by taking it away, passkeys/steps',
  message_count: 'the next number is answered by counting, messages/writing',
  told_once: 'whoever could be written down is told, session',
  idempotency_key: 'two tables are asked by one statement, base/http/once',
  idempotency_key_outside: 'two tables are asked by one statement, base/http/once',
};

/** Whether a statement reads the table, by its name or by the description that the query builder has of it. */
function isRead(table: string): boolean {
  const described = sources.flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`const (\\w+) = pgTable\\(\\s*'${table}'`, 'g'))].map((m) => m[1]),
  );
  const asked = [`(?<!delete )\\b(?:from|join)\\s+(?:only )?${table}\\b`];
  for (const name of described) asked.push(`(?:\\.from|Join)\\(\\s*${name}\\b`);
  const reading = new RegExp(asked.join('|'));
  return sources.some(({ text }) => reading.test(text));
}

it('every table is read by somebody: what nobody reads is kept for nobody', () => {
  const unread = [...ownedTablesOf().keys()].filter((table) => !isRead(table));
  expect(unread.sort()).toEqual(Object.keys(readWhileWritten).sort());
});
