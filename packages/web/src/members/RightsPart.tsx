import { type Icon, IconCircleOff, IconEye, IconPencil } from '@tabler/icons-react';
import type { z } from 'zod/mini';
import type { Right } from '#contract/access.ts';
import type { MemberRights } from '#contract/roles/schema.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/page/Card.tsx';
import { Note } from '../kit/page/Note.tsx';
import { Skeleton } from '../kit/page/Skeleton.tsx';
import { Tag, type TagTone } from '../kit/page/Tag.tsx';
import { useRights } from './data.ts';
import css from './RightsPart.module.css';
import { useRoleName } from './useRoleName.ts';

type Rights = z.output<typeof MemberRights>;
type Line = Rights['modules'][number];

const looks: Record<Right | 'none', { tone: TagTone; icon: Icon }> = {
  rw: { tone: 'ok', icon: IconPencil },
  r: { tone: 'info', icon: IconEye },
  none: { tone: 'stone', icon: IconCircleOff },
};

function RightTag({ right }: { right: Right | null }) {
  const say = useText();
  const name = right ?? 'none';
  return <Tag {...looks[name]}>{say(`ROLES.RIGHTS.${name}`)}</Tag>;
}

function ModuleLine({ line, role }: { line: Line; role: string }) {
  const say = useText();
  const reasons = line.reasons.map((r) =>
    r.why === 'role'
      ? say('ROLES.WHY.role', { role, right: say(`ROLES.RIGHTS.${r.gives ?? 'none'}`) })
      : say(`ROLES.WHY.${r.why}`),
  );
  return (
    <tr>
      <th scope="row">{say(`ROLES.MODULES.${line.module}`)}</th>
      <td>
        <RightTag right={line.right} />
      </td>
      <td>{reasons.join(', ')}</td>
    </tr>
  );
}

/** What somebody sees in every part of the portal and why: their role, the house, their own access. */
export function RightsPart({ id }: { id: number }) {
  const say = useText();
  const roleName = useRoleName();
  return (
    <Card title={say('PERSON.RIGHTS.TITLE')}>
      <Loaded of={useRights(id)} shape={<Skeleton rows={8} />}>
        {({ user, role, obstacle, modules }) => {
          const name = roleName({ role, sex: user.sex });
          return (
            <>
              <div className={css.lead}>
                <p>{say('PERSON.RIGHTS.LEAD', { role: name })}</p>
                {obstacle && <Note tone="warn">{`${user.full_name} ${say(`ROLES.WHY.${obstacle}`)}.`}</Note>}
              </div>
              <table className={css.table}>
                <thead>
                  <tr>
                    <th scope="col">{say('PERSON.RIGHTS.MODULE')}</th>
                    <th scope="col">{say('PERSON.RIGHTS.MAY')}</th>
                    <th scope="col">{say('PERSON.RIGHTS.WHY')}</th>
                  </tr>
                </thead>
                <tbody>
                  {modules.map((line) => (
                    <ModuleLine key={line.module} line={line} role={name} />
                  ))}
                </tbody>
              </table>
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}
