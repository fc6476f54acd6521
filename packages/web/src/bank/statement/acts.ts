import { useState } from 'react';
import { bank } from '#contract/bank/endpoints.ts';
import type { BankLine, Proposal } from '#contract/bank/schema.ts';
import { useChange } from '../../base/data.ts';
import { notify } from '../../base/notice.ts';
import { useText } from '../../base/texts.tsx';

/** What is assigned at once: the proposal as it is shown. */
export const partsOf = ({ parts }: Proposal) =>
  parts.map((p) => ({
    ...{ unitId: p.unit.id, amount: p.amount, items: p.items.map((i) => i.id) },
    ...(p.side > 0 && { side: p.side }),
  }));

export type Choosing = { line: BankLine; from: Proposal | null };

/** What can be done with a movement that waits; each says what became of it and can be taken back at once. */
export function useActs() {
  const say = useText();
  const [choosing, choose] = useState<Choosing | null>(null);
  const assign = useChange(bank.assign);
  const house = useChange(bank.house);
  const giveBack = useChange(bank.giveBack);
  const later = useChange(bank.later);
  const undo = useChange(bank.undo);
  const back = async (id: number) => {
    const done = await undo.run({ id, reason: say('BANK.BY_TOAST') }).catch(() => undefined);
    if (done) notify('ok', 'BANK.TAKEN_BACK');
  };
  const takeBack = (id: number) => ({ name: 'BANK.TAKE_BACK' as const, run: () => back(id) });
  const give = async (line: BankLine, parts: ReturnType<typeof partsOf>, note = '') => {
    const done = await assign.run({ id: line.id, parts, note }).catch(() => undefined);
    if (!done) return false;
    const [only] = done.parts;
    if (done.parts.length === 1 && only?.unit)
      notify('ok', 'BANK.ASSIGNED', { label: only.unit.label }, takeBack(line.id));
    else notify('ok', 'BANK.ASSIGNED_SPLIT', {}, takeBack(line.id));
    return true;
  };
  const main = async (line: BankLine) => {
    const [first] = line.proposals;
    if (first) return void (await give(line, partsOf(first)));
    if (line.returns) {
      const done = await giveBack.run({ id: line.id, of: line.returns.id }).catch(() => undefined);
      if (done) notify('ok', 'BANK.RETURNED', {}, takeBack(line.id));
    } else if (line.amount.startsWith('-')) await ofHouse(line);
    else choose({ line, from: null });
  };
  const ofHouse = (line: BankLine) => house.run({ ids: [line.id] }).catch(() => undefined);
  const aside = (line: BankLine) => later.run({ id: line.id, later: !line.later }).catch(() => undefined);
  const busy = [assign, house, giveBack, later, undo].some((one) => one.busy);
  return { main, give, ofHouse, aside, choosing, choose, busy };
}
export type Acts = ReturnType<typeof useActs>;
