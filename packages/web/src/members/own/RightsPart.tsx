import { type Icon, IconCircleOff, IconEye, IconPencil } from '@tabler/icons-react';
import type { z } from 'zod/mini';
import { defaultRoles, type Module, type Right } from '#contract/access.ts';
import type { MemberRights } from '#contract/roles/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { Tag, type TagTone } from '../../kit/card/Tag.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useRights } from '../rows/data.ts';
import { useRoleName } from '../rows/useRoleName.ts';
import css from './RightsPart.module.css';

type Rights = z.output<typeof MemberRights>;
type Line = Rights['modules'][number];
type Level = Right | 'none';

const looks: Record<Level, { tone: TagTone; icon: Icon }> = {
  rw: { tone: 'ok', icon: IconPencil },
  r: { tone: 'info', icon: IconEye },
  none: { tone: 'stone', icon: IconCircleOff },
};
const levels = ['rw', 'r', 'none'] as const;

/** A part in which the person does not have what the role they started from gives, and why. */
type Difference = { module: Module; usual: Level; now: Level; why: string };

function useDifferences({ role, modules }: Rights): Difference[] {
  const say = useText();
  const whyOf = ({ reasons }: Line) => {
    const closed = reasons.filter(({ why }) => why !== 'role');
    if (closed.length === 0) return say('PERSON.RIGHTS.OWN_ROLE', { title: role.title ?? '' });
    return closed.map(({ why }) => say(`ROLES.WHY.${why}` as 'ROLES.WHY.archived')).join(', ');
  };
  return modules.flatMap((line) => {
    const { module } = line;
    const usual = defaultRoles[role.name].rights[module] ?? 'none';
    const now = line.right ?? 'none';
    return usual === now ? [] : [{ module, usual, now, why: whyOf(line) }];
  });
}

function LevelTag({ of }: { of: Level }) {
  const say = useText();
  return <Tag {...looks[of]}>{say(`ROLES.RIGHTS.${of}`)}</Tag>;
}

function Differences({ all }: { all: readonly Difference[] }) {
  const say = useText();
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{say('PERSON.RIGHTS.DIFFERS')}</th>
          <th scope="col">{say('PERSON.RIGHTS.USUAL')}</th>
          <th scope="col">{say('PERSON.RIGHTS.NOW')}</th>
          <th scope="col">{say('PERSON.RIGHTS.WHY')}</th>
        </tr>
      </thead>
      <tbody>
        {all.map(({ module, usual, now, why }) => (
          <tr key={module}>
            <th scope="row">{say(`ROLES.MODULES.${module}`)}</th>
            <td className={css.usual}>{say(`ROLES.RIGHTS.${usual}`)}</td>
            <td>
              <LevelTag of={now} />
            </td>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The parts by what the person may do in them. */
function Parts({ modules }: Pick<Rights, 'modules'>) {
  const say = useText();
  return (
    <dl className={css.levels}>
      {levels.map((level) => {
        const here = modules.filter(({ right }) => (right ?? 'none') === level);
        if (here.length === 0) return null;
        return (
          <div key={level}>
            <dt>
              <LevelTag of={level} />
            </dt>
            <dd>{here.map(({ module }) => say(`ROLES.MODULES.${module}`)).join(', ')}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Told({ rights }: { rights: Rights }) {
  const say = useText();
  const roleName = useRoleName();
  const { user, role, obstacle, modules } = rights;
  const differences = useDifferences(rights);
  const base = roleName({ role: { ...role, title: null }, sex: user.sex });
  // Who does not get in differs in everything: one sentence says why.
  const count = obstacle ? 0 : differences.length;
  return (
    <>
      <div className={css.lead}>
        <p className={css.sentence}>
          {obstacle
            ? say('PERSON.RIGHTS.ROLE', { role: base })
            : say(count > 0 ? 'PERSON.RIGHTS.BUT' : 'PERSON.RIGHTS.SAME', { role: base, count })}
        </p>
        {obstacle && <Note tone="warn">{`${user.full_name} ${say(`ROLES.WHY.${obstacle}`)}.`}</Note>}
      </div>
      {!obstacle && count > 0 && <Differences all={differences} />}
      {!obstacle && <Parts modules={modules} />}
    </>
  );
}

/** What somebody may do in the portal: in one sentence, where it differs from their role and why, and the parts by name. */
export function RightsPart({ id }: { id: number }) {
  const say = useText();
  return (
    <Card title={say('PERSON.RIGHTS.TITLE')}>
      <Loaded of={useRights(id)} shape={<Skeleton rows={4} />}>
        {(rights) => <Told rights={rights} />}
      </Loaded>
    </Card>
  );
}
