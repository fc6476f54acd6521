import { lookFor } from '#contract/cadastre/rules.ts';
import type { PlaceInput } from '#contract/cadastre/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { changePlace, placeLocked } from './checking/queries.ts';
import type { At } from './rows/queries.ts';
import { cadastrePlace } from './rows/tables.ts';

/** Keeps where the house is looked for and makes it due; another address begins anew. Answers whether it is another one. */
export async function keepPlace(at: At, input: PlaceInput): Promise<boolean> {
  const { db, scope, now } = at;
  const sought = lookFor(input.cadasterNumber);
  if (!sought || (!('code' in sought) && input.cadasterVillage === ''))
    throw new Refused('CADASTRE.ERRORS.NO_ADDRESS', {
      fields: { [sought ? 'cadasterVillage' : 'cadasterNumber']: 'CADASTRE.ERRORS.NO_ADDRESS' },
    });
  const typed = { number: input.cadasterNumber, village: input.cadasterVillage, street: input.cadasterStreet };
  const place = await placeLocked(db, scope);
  if (!place) {
    await db.insert(cadastrePlace).values({ svjId: scope.svjId, ...typed, nextAt: now, updatedAt: now });
    return true;
  }
  const isSame = place.number === typed.number && place.village === typed.village;
  const anew = isSame
    ? {}
    : {
        ...{ buildingCode: null, seen: null, building: null, seals: [], unitsRead: null, unitsAt: null },
        ...{ problem: null, checkedAt: null, triedAt: null, version: place.version + 1 },
      };
  await changePlace(db, scope, { ...typed, ...anew, nextAt: now, updatedAt: now });
  return !isSame;
}
