import type { Portal } from '../base/http/handler.ts';
import { landBy } from '../base/registers/land.ts';
import { simulatedLand } from '../base/registers/land-simulated.ts';
import type { SampleAt } from '../sample/acting.ts';
import { readWhole } from './checking/steps.ts';
import { keepPlace } from './steps.ts';

/** Where the register of the sample knows the house. The real one is never asked for a house that does not exist. */
export async function furnishCadastre(_: Portal, at: SampleAt): Promise<void> {
  if (at.house !== 'lipova') return;
  const place = { cadasterNumber: '1247, 1248', cadasterVillage: 'Horní Lipnice', cadasterStreet: 'Lipová' };
  await keepPlace(at, { id: at.scope.svjId, ...place });
  await readWhole(at, landBy({ ask: simulatedLand, askLists: simulatedLand }, { simulated: true, spacing: 0 }));
}
