import type { RegisterAnswer } from '#contract/contacts/schema.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { companiesOf } from '../../base/registers/companies.ts';

type Stepping = { inside: <T>(run: (at: { scope: Scope; now: Date }) => Promise<T>) => Promise<T> };

/**
 * What the public register says of a company number. No transaction waits for it; what is known already is not counted, a
 * question is, of the member and of the whole installation, because the register blocks whoever asks too often.
 */
export async function askRegister(portal: Portal, { inside }: Stepping, ico: string): Promise<RegisterAnswer> {
  const companies = companiesOf(portal.config);
  const { actor, now } = await inside(async ({ scope, now: at }) => ({ actor: scope.actorId, now: at }));
  const known = companies.known(ico, now);
  if (!known) {
    await portal.limits.spend('register', String(actor));
    await portal.limits.spend('registerAll', 'companies');
  }
  const answer = known ?? (await companies.asked(ico, now));
  return { ...answer, simulated: companies.simulated };
}
