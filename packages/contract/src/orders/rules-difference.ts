import { membersIn, personKeyOf } from './rules-members.ts';
import { planIn } from './rules-plan.ts';
import type { OrderForm } from './schema-form.ts';
import type { OrderMember } from './schema-members.ts';

/** One field that reads otherwise than the customer wrote it; `at` is whose, where the form has several. */
export type OrderChange = { field: string; at: string; before: string; after: string };

const own = (part: Record<string, unknown>, name: string) => String(part[name] ?? '');

function changesOf(prefix: string, at: string, before: object, after: object, skip: readonly string[]): OrderChange[] {
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return Object.keys({ ...was, ...is })
    .filter((name) => !skip.includes(name) && own(was, name) !== own(is, name))
    .map((name) => ({ field: `${prefix}.${name}`, at, before: own(was, name), after: own(is, name) }));
}

const shownName = (m: OrderMember) => m.company || [m.firstName, m.lastName].filter(Boolean).join(' ');

function memberChanges(before: readonly OrderMember[], after: readonly OrderMember[]): OrderChange[] {
  const keyOf = (m: OrderMember) => `${m.unit} ${personKeyOf({ ...m })}`;
  const [was, is] = [new Map(before.map((m) => [keyOf(m), m])), new Map(after.map((m) => [keyOf(m), m]))];
  const at = (m: OrderMember) => [m.unit, shownName(m)].filter(Boolean).join(' · ');
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [one, other] = [was.get(key), is.get(key)];
    if (one && other) return changesOf('member', at(one), one, other, []);
    const shown = one ?? other;
    return shown
      ? [{ field: 'member', at: at(shown), before: one ? shownName(one) : '', after: other ? shownName(other) : '' }]
      : [];
  });
}

/** Each field of the form that is not as the customer typed it, in the order of the steps. */
export function orderChanges(typed: OrderForm, form: OrderForm): OrderChange[] {
  const most = Math.max(typed.entrances.length, form.entrances.length);
  const entrances = Array.from({ length: most }, (_, i) => {
    const [one, other] = [typed.entrances[i] ?? {}, form.entrances[i] ?? {}];
    return changesOf('entrance', String(i + 1), one, other, []);
  });
  const [was, is] = [planIn(typed.svj.plan), planIn(form.svj.plan)];
  return [
    ...changesOf('svj', '', typed.svj, form.svj, ['id', 'plan', 'cadastreMembers']),
    ...entrances.flat(),
    ...changesOf('user', '', typed.user, form.user, ['id']),
    ...changesOf('plan', '', was, is, ['price', 'pricePerUnit']),
    ...memberChanges(membersIn(typed.svj.cadastreMembers) ?? [], membersIn(form.svj.cadastreMembers) ?? []),
  ];
}

/** The same without people: of owners it says only which units read otherwise, each once. */
export function changesWithoutOwners(changes: readonly OrderChange[]): OrderChange[] {
  const isOwner = ({ field }: OrderChange) => field.split('.')[0] === 'member';
  const units = new Set(changes.filter(isOwner).map(({ at }) => at.split(' · ')[0] ?? ''));
  return [
    ...changes.filter((change) => !isOwner(change)),
    ...[...units].map((at) => ({ field: 'member', at, before: '', after: '' })),
  ];
}

/** The form without those who own the units: the register of the house has them. */
export const withoutOwners = (form: OrderForm): OrderForm => ({ ...form, svj: { ...form.svj, cadastreMembers: '' } });
