import { fromText } from '#contract/base/shares/fraction.ts';
import { membersIn, membersSeen } from '#contract/orders/rules-members.ts';
import { planIn } from '#contract/orders/rules-plan.ts';
import type { OrderForm } from '#contract/orders/schema-form.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { usePercentText } from '../../kit/share/fraction-text.ts';

/** What of owners should be known before the house is made; none of it stands in the way. */
export function MembersNotes({ form }: { form: OrderForm }) {
  const say = useText();
  const asPercent = usePercentText();
  const seen = membersSeen(membersIn(form.svj.cadastreMembers) ?? []);
  const ordered = planIn(form.svj.plan).units;
  const read = seen.units.length;
  if (read === 0) return <Note tone="warn">{say('ORDERS.CHECK.NO_MEMBERS')}</Note>;
  const sum = asPercent(fromText(seen.sum));
  return (
    <>
      {seen.complete && seen.ownerless.length === 0 && <Note tone="ok">{say('ORDERS.CHECK.SEEN')}</Note>}
      {!seen.complete && <Note tone="warn">{say('ORDERS.CHECK.SUM', { sum })}</Note>}
      {seen.ownerless.length > 0 && (
        <Note tone="warn">{say('ORDERS.CHECK.OWNERLESS', { units: seen.ownerless.slice(0, 20).join(', ') })}</Note>
      )}
      {seen.doubles > 0 && <Note tone="warn">{say('ORDERS.OWNERS.DOUBLES', { count: seen.doubles })}</Note>}
      {ordered !== read && <Note tone="warn">{say('ORDERS.CHECK.UNITS_DIFFER', { ordered, read })}</Note>}
    </>
  );
}
