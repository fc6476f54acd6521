import { memberLinks } from '#contract/members/links.ts';
import type { MemberDetail } from '#contract/members/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardNone, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Column } from '../../kit/page/Columns.tsx';
import { PersonCell } from '../../kit/table/ListCell.tsx';
import css from './MemberPage.module.css';

type Relations = MemberDetail['relations'];

/** People with how they stand to each other; for the other direction the words belong to this person. */
function People({ list, sex }: { list: Relations; sex?: MemberDetail['sex'] }) {
  const say = useText();
  if (list.length === 0) return <CardNone>{say('PERSON.RELATION.NONE')}</CardNone>;
  return (
    <CardRows>
      {list.map((r) => (
        <CardRow key={`${r.member.id} ${r.relation}`} low>
          <PersonCell to={memberLinks.one(r.member.id)} name={r.member.full_name} />
          <span className={css.side}>{say(`PERSON.RELATIONS.${r.relation}`, { sex: sex ?? r.sex })}</span>
        </CardRow>
      ))}
    </CardRows>
  );
}

/** Authorised persons and family, both ways. */
export function RelationsPart({ member }: { member: MemberDetail }) {
  const say = useText();
  return (
    <Column>
      <Card title={say('PERSON.RELATION.HAS')}>
        <People list={member.relations} />
      </Card>
      <Card title={say('PERSON.RELATION.OF')}>
        <People list={member.relationOf} sex={member.sex} />
      </Card>
    </Column>
  );
}
