import type { TermKind } from '#contract/base/terms/law.ts';
import type { TermState } from '#contract/base/terms/rules.ts';
import { clock } from '#contract/clock/endpoints.ts';
import type { Person } from './house.ts';

/** How terms of a kind stand on the clock of whoever asks. */
export const termStates = async (who: Person, kind: TermKind): Promise<TermState[]> =>
  (await who.asks(clock.view, {})).terms.filter((t) => t.kind === kind).map((t) => t.state);
