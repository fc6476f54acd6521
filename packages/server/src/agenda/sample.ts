import { sql } from 'drizzle-orm';
import { type PointInput as Input, PointInput } from '#contract/agenda/schema.ts';
import { stamp } from '#contract/base/calls/ids.ts';
import { meetingSeen } from '../meetings/rows/queries.ts';
import type { SampleAt } from '../sample/acting.ts';
import { saveAgenda } from './writing/steps.ts';

type Planned = Partial<Input> & Pick<Input, 'kind' | 'name'>;
const html = (text: string) => `<p>${text}</p>`;

const ofLipova: readonly Planned[] = [
  {
    ...{ kind: 'election', name: 'Zahájení a volba předsedajícího, zapisovatele a ověřovatele' },
    wording:
      'Shromáždění volí předsedající JUDr. Ludmilu Žabkovou, zapisovatelem Marka Sedlaříka a ověřovatelem zápisu PhDr. Bohuslava Úlehlíka.',
  },
  {
    ...{ kind: 'information', name: 'Zpráva o hospodaření za leden až říjen' },
    body: html('Výbor projde příjmy, výdaje a zůstatek dlouhodobé zálohy.'),
  },
  {
    ...{ kind: 'resolution', name: 'Zateplení severní stěny' },
    wording:
      'Společenství zateplí severní stěnu domu podle nabídky č. 2 za cenu nejvýše 1 460 000 Kč včetně DPH. Zaplatí ji z dlouhodobé zálohy.',
    body: html(
      'Stěna promrzá a v bytech na severu se drží vlhkost. Nabídky jsme dostali tři, druhá má nejdelší záruku.',
    ),
  },
  {
    ...{ kind: 'resolution', name: 'Kamera u vchodu a v kočárkárně' },
    wording:
      'Společenství pořídí kameru k hlavnímu vchodu a kameru do kočárkárny za nejvýše 38 000 Kč. Záznam se uchová 7 dní a vidí ho jen výbor.',
    body: html('Za rok se z kočárkárny ztratila dvě kola.'),
  },
  {
    ...{ kind: 'resolution', name: 'Odměny členů výboru na příští rok' },
    wording: 'Shromáždění schvaluje každému členovi výboru odměnu 1 200 Kč hrubého měsíčně od 1. ledna příštího roku.',
  },
  {
    ...{ kind: 'information', name: 'Různé' },
    body: html(
      'Vaše dotazy a náměty. O věci mimo program se dá hlasovat, jen když jsou v místnosti všichni vlastníci a souhlasí s tím (§ 253 občanského zákoníku).',
    ),
  },
];

const ofThisEvening: readonly Planned[] = [
  {
    ...{ kind: 'election', name: 'Volba předsedajícího, zapisovatele a ověřovatele' },
    wording:
      'Shromáždění volí předsedající JUDr. Ludmilu Žabkovou, zapisovatelem Marka Sedlaříka a ověřovatelem zápisu PhDr. Bohuslava Úlehlíka.',
  },
  {
    ...{ kind: 'resolution', name: 'Oprava brány do dvora' },
    wording: 'Společenství opraví bránu do dvora za cenu nejvýše 46 000 Kč včetně DPH.',
    body: html('Pohon je starý šestnáct let a díly se už nevyrábějí.'),
  },
  {
    ...{ kind: 'resolution', name: 'Zámek do kočárkárny' },
    wording: 'Do kočárkárny přijde zámek na čip, každá jednotka dostane dva čipy.',
    body: html('Klíče se nedají spočítat, půjčují se už dvacet let.'),
  },
  { kind: 'information', name: 'Různé', body: html('Dotazy a náměty.') },
];

const ofDlouha: readonly Planned[] = [
  { kind: 'information', name: 'Hospodaření domu', body: html('Přehled za rok a výhled na příští.') },
  {
    ...{ kind: 'resolution', name: 'Výměna výtahu' },
    wording: 'Společenství vymění výtah za cenu nejvýše 2 100 000 Kč včetně DPH, část ceny zaplatí úvěrem.',
    preset: 'threeQuartersOfAll',
  },
  { kind: 'election', name: 'Volba výboru', wording: 'Shromáždění volí do výboru dosavadní členy na dalších pět let.' },
];

/** Points of meetings of the sample, kept as they were when the invitation went. */
export async function furnishAgendas(_portal: unknown, { house, ...at }: SampleAt): Promise<void> {
  const planned = {
    lipova: [
      ['Prosincové shromáždění', ofLipova],
      ['Shromáždění k bráně do dvora', ofThisEvening],
    ],
    dlouha: [['Řádné shromáždění', ofDlouha]],
    prazdna: [],
  } as const;
  for (const [name, points] of planned[house]) await furnishAgenda(at, name, points);
}

async function furnishAgenda(at: Omit<SampleAt, 'house'>, name: string, points: readonly Planned[]): Promise<void> {
  const { rows } = await at.db.execute<{ id: number }>(sql`
    select id from meeting where svj_id = ${at.scope.svjId} and name = ${name} order by id limit 1`);
  if (!rows[0]) return;
  const m = await meetingSeen(at.db, at.scope, rows[0].id);
  const updatedAt = stamp(m.agendaVersion, m.createdAt);
  const input = { id: m.id, updatedAt, points: points.map((p) => PointInput.parse({ id: null, ...p })) };
  await saveAgenda({ ...at, now: m.noticedAt ?? at.now }, input);
  // The sample writes them after it called the meeting; the invitation carried them all.
  await at.db.execute(sql`
    update meeting_point set added_at = null where svj_id = ${at.scope.svjId} and meeting_id = ${m.id}`);
}
