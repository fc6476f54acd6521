import type { UnitDetail } from '#contract/units/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import css from './UnitOwners.module.css';
import { PersonName } from './UnitOwners.tsx';

/** Who lives in the unit or acts for it. */
export function UnitPeople({ unit }: { unit: UnitDetail }) {
  const say = useText();
  if (unit.authorized.length === 0) return null;
  return (
    <Card title={say('UNITS.AUTHORIZED')}>
      <CardRows>
        {unit.authorized.map(({ member, relation }) => (
          <CardRow key={member.id}>
            <span className={css.person}>
              <Avatar name={member.full_name} />
              <PersonName of={member} />
            </span>
            <span className={`${css.side} ${css.period}`}>{say(`UNITS.RELATIONS.${relation}`)}</span>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
