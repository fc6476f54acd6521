import { IconCircleCheck, IconEye, IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import * as z from 'zod/mini';
import { houseLog } from '#contract/association/endpoints-log.ts';
import type { Visit } from '#contract/association/schema-log.ts';
import { wallTime } from '#contract/base/time/dates.ts';
import { listParams, useAddress } from '../../base/address.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useListing } from '../../base/listing.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { Pager } from '../../kit/table/Pager.tsx';
import { TableMore } from '../../kit/table/TableMore.tsx';
import css from './HouseLog.module.css';

const address = z.object(listParams);

/** When the product's administration was in the house, and why. */
export function HouseVisits() {
  const say = useText();
  const [{ page, sizePerPage }, write] = useAddress(address);
  const of = useListing(houseLog.visits, { page, sizePerPage }, (answer) => answer.total);
  const rows = of.parts.flatMap((part) => part.visits);
  const none = <EmptyState kind="empty" title={say('HOUSE.VISITS.NONE_TITLE')} text={say('HOUSE.VISITS.NONE_TEXT')} />;
  return (
    <Card title={say('SVJ.SECTIONS.visits')}>
      <p className={css.hint}>{say('HOUSE.VISITS.HINT')}</p>
      <Loaded of={of} empty={(d) => d.total === 0 && none}>
        {(first) => (
          <>
            <ul className={css.list}>
              {rows.map((v) => (
                <VisitLine key={v.id} visit={v} />
              ))}
            </ul>
            <TableMore of={of} />
            <Pager
              page={page}
              size={sizePerPage}
              total={first.total}
              shown={rows.length}
              goTo={(next) => void write({ page: next })}
              resize={(size) => void write({ sizePerPage: size, page: 1 })}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function VisitLine({ visit }: { visit: Visit }) {
  const say = useText();
  const { moment } = useShown();
  const span = say('HOUSE.VISITS.SPAN', {
    from: moment(visit.startedAt),
    to: wallTime(new Date(visit.endsAt)).slice(11),
  });
  return (
    <li className={css.line}>
      <span className={css.words}>
        <b>{visit.reason}</b>
        <span className={css.detail}>{visit.who ?? say('HOUSE.VISITS.UNNAMED')}</span>
        <span className={css.tags}>
          <Tag tone={visit.running ? 'warn' : 'stone'} icon={visit.running ? IconPlayerPlay : IconCircleCheck}>
            {say(visit.running ? 'HOUSE.VISITS.RUNNING' : 'HOUSE.VISITS.OVER')}
          </Tag>
          <Tag tone={visit.mayWrite ? 'info' : 'stone'} icon={visit.mayWrite ? IconPencil : IconEye}>
            {say(visit.mayWrite ? 'HOUSE.VISITS.WRITES' : 'HOUSE.VISITS.READS')}
          </Tag>
        </span>
      </span>
      <time dateTime={visit.startedAt} className={css.aside}>
        {span}
      </time>
    </li>
  );
}
