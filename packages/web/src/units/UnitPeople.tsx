import type { UnitDetail } from '#contract/units/schema.ts';
import { useText } from '../base/texts.tsx';
import { Avatar } from '../kit/motifs/Avatar.tsx';
import { Card } from '../kit/page/Card.tsx';
import css from './UnitOwners.module.css';

/** Who lives in the unit or acts for it. */
export function UnitPeople({ unit }: { unit: UnitDetail }) {
  const say = useText();
  if (unit.authorized.length === 0) return null;
  return (
    <Card title={say('UNITS.AUTHORIZED')}>
      <ul className={css.list}>
        {unit.authorized.map(({ member, relation }) => (
          <li key={member.id} className={css.entry}>
            <span className={css.person}>
              <Avatar name={member.full_name} />
              <span className={css.name}>{member.full_name}</span>
            </span>
            <span className={`${css.side} ${css.period}`}>{say(`UNITS.RELATIONS.${relation}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
