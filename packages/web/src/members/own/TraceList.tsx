import { IconArrowRight, IconEye, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { changesTold } from '#contract/association/rules-log.ts';
import type { PageSize } from '#contract/base/calls/paging.ts';
import { showPhone } from '#contract/base/person/phone.ts';
import { memberTraces } from '#contract/members/endpoints-traces.ts';
import type { Trace } from '#contract/members/schema-traces.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useListing } from '../../base/listing.ts';
import { useText } from '../../base/texts.tsx';
import { useShown, useWhen } from '../../base/when.ts';
import { CardNone } from '../../kit/card/CardRows.tsx';
import { Pager } from '../../kit/table/Pager.tsx';
import { TableMore } from '../../kit/table/TableMore.tsx';
import { useRoleName } from '../rows/useRoleName.ts';
import css from './Traces.module.css';

/** Numbers as they are read. */
const written = (value: string): string => value.replace(/\+\d{9,15}/g, showPhone);

/** Fields with what stood there before and after; those without values by their names alone. */
function Changes({ trace }: { trace: Trace }) {
  const say = useText();
  const { moment } = useShown();
  const told = changesTold({ noun: 'members', detail: { changes: trace.changes } }, say, moment);
  const silent = told.filter((c) => !c.hasValues).map((c) => c.field);
  return (
    <>
      {told
        .filter((c) => c.hasValues)
        .map(({ field, from, to }) => (
          <span key={field} className={css.change}>
            <span className={css.field}>{field}:</span> <s>{written(from)}</s>
            <IconArrowRight size={16} stroke={2} aria-hidden="true" />
            <span className="vh">{say('TRACES.BECAME')}</span> <b>{written(to)}</b>
          </span>
        ))}
      {silent.length > 0 && <span className={css.detail}>{say('TRACES.CHANGED', { what: silent.join(', ') })}</span>}
      {trace.reason && <span className={css.detail}>{say('TRACES.REASON', { reason: trace.reason })}</span>}
    </>
  );
}

function TraceLine({ trace }: { trace: Trace }) {
  const say = useText();
  const when = useWhen();
  const roleName = useRoleName();
  const { as, who, role, sex, how, verb, at } = trace;
  const known = `TRACES.VERBS.${verb}`;
  const what = how ? say(`TRACES.HOW.${how}`) : say((say.has(known) ? known : 'TRACES.VERBS.other') as TextKey);
  const by =
    as === 'office' && who && role
      ? say('TRACES.AS.office', { name: who, role: roleName({ role: { name: role, title: null }, sex }) })
      : say(`TRACES.AS.${as === 'office' ? 'neighbour' : as}`);
  const Sign = how ? IconEye : IconPencil;
  return (
    <li className={css.line}>
      <Sign size={20} stroke={1.75} aria-hidden="true" className={css.sign} />
      <span className={css.words}>
        <b>{what}</b>
        <Changes trace={trace} />
        <span className={css.detail}>
          {by} · <time dateTime={at}>{when.moment(at)}</time>
        </span>
      </span>
    </li>
  );
}

/** One page after another of what was done, with the way to older ones. */
export function TraceList() {
  const say = useText();
  const [page, goTo] = useState(1);
  const [sizePerPage, resize] = useState<PageSize>(25);
  const of = useListing(memberTraces.own, { page, sizePerPage }, (answer) => answer.total);
  const rows = of.parts.flatMap((part) => part.traces);
  const none = <CardNone>{say('TRACES.EMPTY')}</CardNone>;
  return (
    <Loaded of={of} empty={(d) => d.total === 0 && none}>
      {({ total }) => (
        <>
          <ul className={css.list}>
            {rows.map((trace) => (
              <TraceLine key={trace.id} trace={trace} />
            ))}
          </ul>
          <TableMore of={of} />
          <Pager page={page} size={sizePerPage} total={total} shown={rows.length} goTo={goTo} resize={resize} />
        </>
      )}
    </Loaded>
  );
}
