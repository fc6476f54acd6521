import { createReadStream } from 'node:fs';
import { ZipArchive } from 'archiver';
import type { Form } from '#contract/ledger/rules-frozen.ts';
import type { Pack as Ledger } from '#contract/ledger/rules-recount.ts';
import type { Head, VoteValue } from '#contract/motions/schema.ts';
import type { Bytes } from '../base/http/handler.ts';
import { plainly, speak } from '../base/text/speak.ts';
import { readMe } from './print-readme.ts';
import type { PackEntry } from './queries-pack.ts';

/** Everything of an ended vote that anybody needs to recount it. */
export type Pack = {
  vote: number;
  name: string;
  form: Form;
  head: Head;
  entries: PackEntry[];
} & Ledger;

/** Two programs that recount, written apart, by the names of their files. */
const scripts = [
  'prepocet.mjs',
  'kontroly.mjs',
  'zapisy.mjs',
  'schuze.mjs',
  'vlastnici.mjs',
  'zlomky.mjs',
  'otisky.mjs',
  'puvod.mjs',
  'prepocet.py',
];
const folder = new URL('../../recount/', import.meta.url);

/** A cell of a table: quoted where it must be, and never a formula, which spreadsheets would run. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
/** With a mark of UTF-8 and semicolons, as spreadsheets in Czech expect it. */
const table = (rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;

function entriesTable({ entries }: Pack): string {
  const rows = entries.map(({ seq, hash, prev, body }) => {
    const { at = '', kind = '', seat = '' } = JSON.parse(body) as { at?: string; kind?: string; seat?: number };
    return [seq, at, kind, seat, hash, prev, body];
  });
  return table([['seq', 'at', 'kind', 'seat', 'hash', 'prev', 'body'], ...rows]);
}

type Census = {
  points: { id: number; name: string }[];
  seats: { id: number; num: string; den: string; own: boolean }[];
};

function answersTable({ census, names, answers, added, order }: Pack): string {
  const { points: frozen, seats } = JSON.parse(census) as Census;
  const all = [...frozen, ...added.map((p) => ({ id: p.point, name: p.name }))];
  const points = order.flatMap((id) => all.find((p) => p.id === id) ?? []);
  const named = new Map(names.map((n) => [n.seat, n]));
  const said = new Map(answers.map((a) => [a.seat, a.answers]));
  const word = (value: string | undefined) => plainly(speak('cs')(`VOTE.VALUES.${(value ?? 'miss') as VoteValue}`));
  const rows = seats.map(({ id, num, den, own }) => [
    id,
    named.get(id)?.units ?? '',
    named.get(id)?.owners ?? '',
    `${num} / ${den}`,
    own ? 'ano' : 'ne',
    ...points.map((p) => (own ? '' : word(said.get(id)?.[p.id]))),
  ]);
  const head = ['řádek', 'jednotky', 'vlastníci', 'podíl', 'patří společenství', ...points.map((p) => p.name)];
  return table([head, ...rows]);
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** The ZIP with the ledger, tables for spreadsheets, a plain explanation and a script that recounts without the portal. */
export function ledgerZip(pack: Pack, date: Date): Bytes {
  const zip = new ZipArchive({ zlib: { level: 6 } });
  const { vote, fingerprint, head, departures, entries, names, changes, added, order, course, ...shown } = pack;
  const { answers, casts, papers, objections, byOthers, withoutSecond, attendance } = shown;
  const ballots = { answers, casts, papers, objections, byOthers, withoutSecond, attendance };
  const put = (name: string, text: string) => zip.append(text, { name, date });
  put('README.txt', readMe(pack));
  const facts = { vote, fingerprint, head, departures, entries, names, changes, added, order, course };
  put('ledger.json', json({ ...facts, ...ballots }));
  put('census.json', `${pack.census}\n`);
  put('results.json', json(pack.results));
  put('entries.csv', entriesTable(pack));
  put('answers.csv', answersTable(pack));
  for (const name of scripts) zip.append(createReadStream(new URL(name, folder)), { name, date });
  void zip.finalize();
  return { name: `hlasovani-${vote}.zip`, type: 'application/zip', body: zip };
}
