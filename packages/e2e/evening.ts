import { readFileSync } from 'node:fs';
import type { Call } from './voting.ts';

const cadastre = new URL('../server/fixtures/cadastre-sample.json', import.meta.url);
const { pritomneJednotky: there } = JSON.parse(readFileSync(cadastre, 'utf8')).ocekavano.scenarHlasovani as {
  pritomneJednotky: string[];
};

const points = [
  { kind: 'information', name: 'Zpráva o hospodaření' },
  { kind: 'resolution', name: 'Oprava střechy', wording: 'Společenství opraví střechu za nejvýše 400 000 Kč.' },
  { kind: 'resolution', name: 'Kamera u vchodu', wording: 'Společenství pořídí kameru k hlavnímu vchodu.' },
];

type Agenda = { id: number; updatedAt: string };
/** A meeting of the house announced for later this hour, with the people of the scenario written down as come. */
export async function held(call: Call, name: string) {
  // Far enough: whoever begins it before is asked first, and a busy machine takes seconds to come to it.
  const start = Date.now() + 1_200_000;
  const times = { start: new Date(start).toISOString(), end: new Date(start + 7_200_000).toISOString() };
  const form = { name, address: 'Kočárkárna', description: '', isPublic: true, fileIds: [], documents: [] };
  const m = await call<Agenda>('POST', 'meeting-of-owners', { ...form, ...times });
  const at = `meeting-of-owners/${m.id}`;
  const a = await call<Agenda>('GET', `${at}/agenda`);
  const more = { fileIds: [], documents: [] };
  await call('PUT', `${at}/agenda`, { updatedAt: a.updatedAt, points: points.map((p) => ({ ...more, ...p })) });
  await call('PUT', `${at}/ballot`, {});
  await call('PUT', `${at}/schedule`, { updatedAt: m.updatedAt });
  const { voteId } = await call<{ voteId: number }>('PUT', `${at}/registration`, {});
  const { seats } = await call<{ seats: { id: number; units: string }[] }>(
    'GET',
    `vote/${voteId}/census?sizePerPage=all`,
  );
  const seatsOf = (units: readonly string[]) =>
    seats.filter((s) => s.units.split(', ').some((u) => units.includes(u))).map((s) => s.id);
  const mark = (units: readonly string[], here: boolean) =>
    call('PUT', `vote/${voteId}/attendance`, { seats: seatsOf(units), here });
  await mark(there, true);
  return { id: m.id, leaves: (unit: string) => mark([unit], false), comes: (unit: string) => mark([unit], true) };
}
