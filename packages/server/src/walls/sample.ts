import type { Portal } from '../base/http/handler.ts';
import type { SampleAt } from '../sample/acting.ts';
import { entrancesOf } from '../units/queries-entrances.ts';
import { addNote, moveNote } from './queries-notes.ts';
import { keepOn } from './queries-places.ts';
import { newPlace } from './steps-places.ts';

/** Lipová has its codes up; one report from the cellar waits to be looked at, one was put aside. */
export async function furnishWalls(_: Portal, { house, ...at }: SampleAt): Promise<void> {
  if (house !== 'lipova') return;
  const { db, scope, now } = at;
  await keepOn(db, scope, true);
  const [first, second] = await entrancesOf(db, scope);
  const entranceId = first?.id ?? null;
  const lift = await newPlace(at, { name: 'Výtah', entranceId, floor: null });
  const cellar = await newPlace(at, { name: 'Sklep', entranceId, floor: -1 });
  await newPlace(at, { name: 'Prádelna', entranceId: second?.id ?? entranceId, floor: -1 });
  const ago = (hours: number) => new Date(now.getTime() - hours * 3600_000);
  const left = { type: null, tokenHash: null, lang: 'cs' } as const;
  const water = await addNote(
    db,
    scope,
    {
      ...{ ...left, placeId: cellar.id, title: 'Ve sklepě stojí voda', email: 'kuryr@posta.example' },
      description: 'Vezl jsem balík a u kójí je louže přes celou chodbu, teče to nejspíš od zdi.',
    },
    ago(3),
  );
  await moveNote(db, scope, water.id, { state: 'waiting' }, ago(2.9));
  const joke = await addNote(
    db,
    scope,
    { ...left, placeId: lift.id, title: 'Výtah by mohl hrát', description: '', email: 'vtipalek@posta.example' },
    ago(80),
  );
  await moveNote(db, scope, joke.id, { state: 'declined', reason: 'Hudbu do výtahu dům nechystá.' }, ago(70));
}
