import { imports } from '#contract/imports/endpoints.ts';
import type { Person } from './house.ts';

/** Says yes to everything that is to be checked, as a person would one by one; answers what acceptance is asked with. */
export async function allChecked(who: Person, id: number): Promise<{ id: number; fingerprint: string }> {
  await who.asks(imports.decide, { id, tab: 'doubtful', accept: true });
  const { fingerprint } = await who.asks(imports.preview, { id });
  return { id, fingerprint };
}
