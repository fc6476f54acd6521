import { Link } from '@tanstack/react-router';
import { memberLinks } from '#contract/members/links.ts';
import type { MemberDetail } from '#contract/members/schema.ts';
import { useText } from '../base/texts.tsx';
import { Avatar } from '../kit/motifs/Avatar.tsx';
import { Card } from '../kit/page/Card.tsx';
import css from './MemberPage.module.css';

type Relations = MemberDetail['relations'];

/** People with how they stand to each other; for the other direction the words belong to this person. */
function People({ list, sex }: { list: Relations; sex?: MemberDetail['sex'] }) {
  const say = useText();
  if (list.length === 0) return <p className={css.nobody}>{say('PERSON.RELATION.NONE')}</p>;
  return (
    <ul className={css.list}>
      {list.map((r) => (
        <li key={`${r.member.id} ${r.relation}`} className={css.entry}>
          <Link {...memberLinks.one(r.member.id)} className={css.person}>
            <Avatar name={r.member.full_name} />
            <b>{r.member.full_name}</b>
          </Link>
          <span className={css.side}>{say(`PERSON.RELATIONS.${r.relation}`, { sex: sex ?? r.sex })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Authorised persons and family, both ways. */
export function RelationsPart({ member }: { member: MemberDetail }) {
  const say = useText();
  return (
    <div className={css.stack}>
      <Card title={say('PERSON.RELATION.HAS')}>
        <People list={member.relations} />
      </Card>
      <Card title={say('PERSON.RELATION.OF')}>
        <People list={member.relationOf} sex={member.sex} />
      </Card>
    </div>
  );
}
